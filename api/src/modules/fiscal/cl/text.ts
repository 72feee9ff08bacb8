import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import { invalid } from '../invalid.ts';

/** What people type that ISO-8859-1 lacks and Unicode does not decompose. */
const replacements: Record<string, string> = {
  ...{ '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‚': "'", '–': '-', '—': '-', '−': '-', '•': '·', '…': '...' },
  ...{ '€': 'EUR', '™': 'TM', œ: 'oe', Œ: 'OE', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ẞ: 'SS' },
};

/** Pictures, what varies them, and what is invisible. */
const unwritten =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\p{Default_Ignorable_Code_Point}/gu;

function toLatin1Character(character: string): string {
  if (character <= '\u00ff') return character;
  const plain = replacements[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');
}

/**
 * Writes a text as one line of ISO-8859-1, the encoding of the SII: a letter keeps its base if it has one (`ő` is `o`),
 * pictures are left out, and anything else becomes `?`.
 */
export const latin1Line = (text: string): string =>
  [...text.normalize('NFC').replace(unwritten, '')]
    .map(toLatin1Character)
    .join('')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Writes a line that may be cut. @throws RangeError naming the field if it is empty */
export function cutLine(field: string, text: string | undefined, maxLength: number): string {
  const line = latin1Line(text ?? '')
    .slice(0, maxLength)
    .trim();
  if (!line) throw invalid(field, 'is missing');
  return line;
}

/** Writes a line that must be whole. @throws RangeError naming the field if it is empty or too long */
export function wholeLine(field: string, text: string | undefined, maxLength: number): string {
  const line = cutLine(field, text, maxLength + 1);
  if (line.length > maxLength) throw invalid(field, `has more than ${maxLength} characters`);
  return line;
}

/** Returns a RUT as the SII writes it, `76123456-0`. @throws RangeError naming the field */
export function rutField(field: string, text: string | undefined): string {
  const rut = readTaxId('CL', text ?? '')?.taxId;
  if (!rut) throw invalid(field, 'is no RUT');
  return rut;
}

/** Returns number and check digit of a RUT: `['76123456', '0']`. @throws RangeError naming the field */
export function rutParts(field: string, text: string | undefined): [number: string, checkDigit: string] {
  const [number = '', checkDigit = ''] = rutField(field, text).split('-');
  return [number, checkDigit];
}
