import type { Decode } from './read-code.ts';

/** Name of the error when the decoder cannot be loaded. */
export const decoderError = 'DecoderError';

let decoder: Promise<Decode> | undefined;

/**
 * The decoder, jsQR (47 KB): loaded with the first scan instead of the page, then cached.
 * @throws Error (`decoderError`)
 */
export function loadDecoder(): Promise<Decode> {
  decoder ??= start().catch((cause: unknown) => {
    decoder = undefined; // the next scan tries again
    throw Object.assign(new Error('codes cannot be read', { cause }), { name: decoderError });
  });
  return decoder;
}

async function start() {
  const { startDecoder } = await import(/* webpackChunkName: "scan" */ './start-decoder.ts');
  return startDecoder();
}
