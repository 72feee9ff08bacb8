import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/** A text in every encoding, each created on first use. */
export interface EncodedText {
  in: (encoding: Encoding) => Promise<Uint8Array>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompress = promisify(brotliDecompress);

/** Fast rather than small, because such a text is valid for a second or sent to few clients. */
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 6 } };

/** @param text plain, or as brotli, from which the other encodings are created */
export function encodedText(text: string | { brotli: Uint8Array }): EncodedText {
  const made = new Map<Encoding, Promise<Uint8Array>>();
  if (typeof text !== 'string') made.set('br', Promise.resolve(text.brotli));

  const plain = async () => (typeof text === 'string' ? Buffer.from(text) : decompress(text.brotli));
  // The plain text is not kept, because it is six times larger than the compressed one.
  const make = async (encoding: Encoding): Promise<Uint8Array> =>
    encoding === 'identity' ? plain() : compress[encoding](await plain(), options[encoding]);
  const body = (encoding: Encoding) => {
    const bytes = made.get(encoding) ?? make(encoding);
    made.set(encoding, bytes);
    return bytes;
  };
  return { in: body };
}
