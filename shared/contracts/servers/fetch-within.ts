/** Limits of a response from another server. */
export interface ResponseLimits {
  /** Size of the body, decompressed. */
  maxBytes: number;
  /** Milliseconds from the call to the last byte of the body. */
  timeoutMs: number;
}

/** The response of another server exceeds the limit. */
export class ResponseTooLargeError extends Error {
  override name = 'ResponseTooLargeError';
  constructor(maxBytes: number) {
    super(`the response has more than ${maxBytes} bytes`);
  }
}

/** Statuses of responses without a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Reads a whole body; aborts as soon as it is too large or the signal aborts.
 * @throws ResponseTooLargeError, or the signal's reason
 */
export async function readWithin(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return joined(chunks, size);
      size += value.byteLength;
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined);
        throw new ResponseTooLargeError(maxBytes);
      }
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function joined(chunks: Uint8Array[], size: number) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/**
 * Fetches a response and its body within limits: `json()` and `text()` return without waiting.
 * @throws ResponseTooLargeError; a `TimeoutError` when the last byte does not arrive in time; otherwise as `fetch`
 */
export async function fetchWithin(
  { maxBytes, timeoutMs }: ResponseLimits,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const { body, status, statusText, headers } = await fetch(url, { ...init, signal });
  const read = body && (await readWithin(body, maxBytes, signal));
  return new Response(bodiless.has(status) ? null : read, { status, statusText, headers });
}
