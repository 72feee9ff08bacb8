/** The numbers that a field or column accepts. */
export interface NumberLimits {
  /** Decimal places; 0 for whole numbers. */
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
}

export type NumberProblem = 'no_number' | 'not_whole' | 'too_many_decimals' | 'out_of_bounds' | 'ambiguous';

export type NumberReading = { value: number; problem?: undefined } | { value?: undefined; problem: NumberProblem };

/** Currency and percent signs, which are ignored. */
const decoration = /S\/\.?|[€$%]|PEN|CLP|EUR/gi;
const negative = /^[-−](.*)$|^(.*)-$|^\((.*)\)$/;
/** `1234`, `1234,5`, `,5`: whole digits, and a fraction after a comma or point. */
const plain = /^(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/;
/** `1.234`, `12 345,60`, `1'234.5`: groups of three with one separator, decimals after the other. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?:(?<sign>[.,'’\s])\d{3})(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<fraction>\d*))?$/;

/** `15,00` has no decimals; `15.000` has three, or is fifteen thousand. */
const bareFraction = (fraction: string) => (/^0{1,2}$/.test(fraction) ? '' : fraction);

/**
 * Parses a number that was typed, pasted or imported, in any language's format: `1.234,50`, `1,234.50`, `S/ 45.50`,
 * `12 %`, `(20,00)`. `1.234` is read as 1234, or as a decimal if the field allows three decimals. It is ambiguous if
 * both values are within the limits.
 */
export function readNumber(text: string, { decimals, min = -Infinity, max = Infinity }: NumberLimits): NumberReading {
  const bare = text.replace(decoration, '').trim();
  const unsigned = bare.replace(negative, '$1$2$3').replace(/^\+/, '').trim();
  const sign = negative.test(bare) ? '-' : '';
  const readings = [plain, grouped]
    .map((form) => form.exec(unsigned)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ whole = '', fraction = '' }) => ({ whole: whole.replace(/\D/g, ''), fraction: bareFraction(fraction) }))
    .filter(({ whole, fraction }) => whole || fraction);
  if (!readings.length) return { problem: 'no_number' };

  const precise = readings.filter(({ fraction }) => fraction.length <= decimals);
  if (!precise.length) return { problem: decimals ? 'too_many_decimals' : 'not_whole' };

  const values = precise.map(({ whole, fraction }) => Number(`${sign}${whole || 0}.${fraction}`));
  const possible = [...new Set(values)].filter((value) => value >= min && value <= max);
  const [value] = possible;
  if (value === undefined) return { problem: 'out_of_bounds' };
  return possible.length > 1 ? { problem: 'ambiguous' } : { value };
}
