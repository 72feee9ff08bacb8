import type { CountryCode } from '@idavuelta/shared/contracts';

interface ComplaintsBook {
  /** IANA. */
  timeZone: string;
  /** Term for the answer, in working days; the law knows no extension. */
  workingDays: number;
}

/** Countries whose law demands a complaints book online. Peru: D.S. 011-2011-PCM, with 006-2014 and 101-2022. */
export const books = {
  PE: { timeZone: 'America/Lima', workingDays: 15 },
} as const satisfies Partial<Record<CountryCode, ComplaintsBook>>;

export type BookCountry = keyof typeof books;

/** `000000012-2027`, as the law's form writes it. */
export const sheetNumber = (number: number, year: number) => `${String(number).padStart(9, '0')}-${year}`;
