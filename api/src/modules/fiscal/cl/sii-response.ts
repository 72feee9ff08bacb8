/** An answer that says no, in the SII's words, or that is none of the SII's. */
export class SiiResponseError extends Error {
  override readonly name = 'SiiResponseError';
  /** The SII's, where it says one. */
  readonly code: string;

  constructor(message: string, { code = '', cause }: { code?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Reads an answer in JSON. Errors are plain texts, sometimes with status 200: `falta rut_receptor`.
 * @throws SiiResponseError
 */
export function readJson<T>(json: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(json);
    if (value && typeof value === 'object') return value;
  } catch (error) {
    throw new SiiResponseError(`The response is no JSON: ${json.slice(0, 200)}`, { cause: error });
  }
  throw new SiiResponseError(`The response is no object: ${json.slice(0, 200)}`);
}
