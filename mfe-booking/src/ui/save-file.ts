/** Saves a file through the browser. @param url an object URL, which is revoked afterwards */
export function saveFile(url: string, name: string) {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
