/** Returns the names of the downloaded files. */
export function savedFiles() {
  Object.assign(URL, { createObjectURL: () => 'blob:events', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}
