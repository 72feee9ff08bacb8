import { type Currency, exponents, type Money } from '@idavuelta/shared/contracts/money';

const upToThirty = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  ...['trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno'],
  ...['veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho'],
  ...['veintinueve', 'treinta'],
];
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos'],
  ...['ochocientos', 'novecientos'],
];

function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  if (value > 100) {
    const rest = value % 100;
    return `${hundreds[Math.floor(value / 100)]}${rest ? ` ${belowThousand(rest)}` : ''}`;
  }
  const word = upToThirty[value];
  if (word) return word;
  return `${tens[Math.floor(value / 10)]}${value % 10 ? ` y ${upToThirty[value % 10]}` : ''}`;
}

/** `uno` before a noun: `veintiún mil`, `treinta y un millones`. */
const beforeNoun = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

function inWords(value: number): string {
  if (value < 1000) return belowThousand(value);
  const [unit, singular, plural] = value < 1_000_000 ? [1000, 'mil', 'mil'] : [1_000_000, 'millón', 'millones'];
  const count = Math.floor(value / unit);
  const rest = value % unit;
  const counted = count === 1 ? '' : `${beforeNoun(inWords(count))} `;
  const head = count === 1 ? (unit === 1000 ? 'mil' : `un ${singular}`) : `${counted}${plural}`;
  return rest ? `${head} ${inWords(rest)}` : head;
}

const names: Record<Currency, string> = { PEN: 'SOLES', CLP: 'PESOS CHILENOS', EUR: 'EUROS' };

/** The amount in Spanish words, as Peru prints it: `CIENTO DIECIOCHO CON 50/100 SOLES`. */
export function amountInWords({ minor, currency }: Money): string {
  const unit = 10 ** exponents[currency];
  const hundredths = ((minor % unit) * 100) / unit;
  const words = inWords(Math.floor(minor / unit)).toUpperCase();
  return `${words} CON ${String(hundredths).padStart(2, '0')}/100 ${names[currency]}`;
}
