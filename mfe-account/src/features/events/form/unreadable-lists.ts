/** Files that the API has refused as guest lists: their mistakes stand beside them, so they are not sent. */
const unreadable = new WeakSet<File>();

export const markUnreadable = (file: File) => unreadable.add(file);

export const isUnreadable = (file: File) => unreadable.has(file);
