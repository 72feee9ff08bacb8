import type { Language, Translations } from '@idavuelta/shared/contracts';
import type { CategoryTranslations } from '../../../database/column-types.ts';
import type { CategoryPlan } from './import-plan.ts';
import { columnsOfCategory, type ImportRow } from './import-row.ts';
import { mergeRows } from './merge-rows.ts';
import { namesOf, type SaleContext } from './sale-rows.ts';
import { translate } from './translated-columns.ts';

/** Ensures a description in each language of a category, even if empty. */
const withDescriptions = (texts: Translations<{ name: string; description?: string }>): CategoryTranslations =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language as Language, { description: '', ...text }]),
  );

function planOf(name: string, rows: ImportRow[], { country, known, report }: SaleContext): CategoryPlan {
  const byId = rows[0]?.ids?.category;
  const found = known?.categories.find(({ id, translations }) =>
    byId === undefined ? translations[country.language]?.name === name : id === byId,
  );
  const before: Translations<{ name: string; description?: string }> = found?.translations ?? {};
  const values = mergeRows(rows, columnsOfCategory, report);
  const texts = translate(before, values, { prefix: 'category', row: rows[0]?.row ?? 0, report });
  return { name, id: found?.id, translations: withDescriptions(texts) };
}

/** Plans the categories in the rows. @param rows with all the names that identify a ticket */
export function checkCategories(rows: ImportRow[], context: SaleContext): CategoryPlan[] {
  const [column] = namesOf(context.country.language);
  const categories = Map.groupBy(rows, ({ ids, values }) => ids?.category ?? values[column] ?? '');
  return [...categories.values()].map((ofCategory) => planOf(ofCategory[0]?.values[column] ?? '', ofCategory, context));
}
