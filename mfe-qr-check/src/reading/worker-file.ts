/** The bundler's object with the hashes of a release's files. */
declare const __webpack_require__: { integrity?: Record<string, string> };

/**
 * A worker whose file may come from another origin than the page, as a module's files do; browsers refuse to start such
 * a file. So the file is fetched, its hash is checked like that of every script, and the worker starts from memory. It
 * is a class and not a function because the bundler recognizes `new WorkerFile(new URL(…, import.meta.url))`.
 */
export class WorkerFile {
  readonly #address: URL;

  constructor(address: URL) {
    this.#address = address;
  }

  /** @throws Error when the file cannot be fetched, does not match the release, or workers are not allowed */
  async start(): Promise<Worker> {
    const name = this.#address.pathname.slice(this.#address.pathname.lastIndexOf('/') + 1);
    const response = await fetch(this.#address, { integrity: __webpack_require__.integrity?.[name] });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const script = URL.createObjectURL(await response.blob());
    try {
      return new Worker(script);
    } finally {
      URL.revokeObjectURL(script);
    }
  }
}
