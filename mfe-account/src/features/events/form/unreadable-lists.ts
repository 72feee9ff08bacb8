/** Files that the API rejected as guest lists: they are not sent again while their errors are shown. */
const unreadable = new WeakSet<File>();

export const markUnreadable = (file: File) => unreadable.add(file);

export const isUnreadable = (file: File) => unreadable.has(file);
