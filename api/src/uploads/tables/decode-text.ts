import type { TextEncoding } from '@idavuelta/shared/contracts';

/** Detects the encoding from a file's first bytes, if they tell. */
function encodingByMark(file: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Decodes a file without its byte order mark: UTF-16 by the mark, UTF-8, or the encoding of older spreadsheets. */
export function decodeText(file: Buffer): { text: string; encoding: TextEncoding } {
  const marked = encodingByMark(file);
  if (marked) return { text: new TextDecoder(marked).decode(file), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(file), encoding: 'windows-1252' };
  }
}
