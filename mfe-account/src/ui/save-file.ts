/** Has the browser save a file. @param url an object URL, which is given up afterwards */
export function saveFile(url: string, name: string) {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
