import { type Language, languages, type Translations } from '@idavuelta/shared/contracts';
import type { ImportValues } from './import-row.ts';
import type { Report } from './merge-rows.ts';

type Prefix = 'name' | 'category' | 'ticket';

const descriptionOf = { name: 'description', category: 'category_description', ticket: 'ticket_description' } as const;

interface Texts {
  name: string;
  description?: string;
}

/**
 * Merges the columns of `prefix` into the texts; texts not in the file stay.
 * @param row where a description without a name is reported
 */
export function translate<T extends Texts>(
  before: Translations<T>,
  values: Partial<ImportValues>,
  { prefix, row, report }: { prefix: Prefix; row: number; report: Report },
): Translations<T> {
  const entries = languages.flatMap((language): [Language, T][] => {
    const name = values[`${prefix}_${language}`] ?? before[language]?.name;
    const description = values[`${descriptionOf[prefix]}_${language}`];
    if (name !== undefined) {
      const texts = { ...before[language], name, ...(description !== undefined && { description }) };
      return [[language, texts as T]];
    }
    if (description !== undefined)
      report({
        row,
        column: `${prefix}_${language}`,
        code: 'name_missing',
        reason: 'it is missing beside its description',
      });
    return [];
  });
  return Object.fromEntries(entries) as Translations<T>;
}
