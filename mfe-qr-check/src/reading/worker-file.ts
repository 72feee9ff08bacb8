/** The bundler's own object, which knows the hashes of a release's files. */
declare const __webpack_require__: { integrity?: Record<string, string> };

/**
 * A worker whose file may come from another origin than the page, as a module's files do; browsers refuse to start such
 * a file. So it is fetched, its hash is checked like that of every script, and the worker starts from memory. A class, not
 * a function, because the bundler builds what it finds in `new WorkerFile(new URL(…, import.meta.url))`.
 */
export class WorkerFile {
  readonly #address: URL;

  constructor(address: URL) {
    this.#address = address;
  }

  /** @throws Error when the file cannot be fetched or is not that of the release, or a worker is not allowed */
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
