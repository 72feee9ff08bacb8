import type { Decode } from './read-code.ts';

/** Name of the error when what reads codes cannot be fetched. */
export const decoderError = 'DecoderError';

let decoder: Promise<Decode> | undefined;

/** The decoder, jsQR (47 KB): fetched with the first scan instead of the page, and kept. @throws Error (`decoderError`) */
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
