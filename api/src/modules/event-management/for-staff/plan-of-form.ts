import { type CountryCode, languages, type Translations } from '@idavuelta/shared/contracts';
import type { EventFields, ImportMistake } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { checkEvent } from '../import/check-event.ts';
import { knownTo } from '../import/import-events.ts';
import type { EventPlan, Known } from '../import/import-plan.ts';
import type { ImportRow } from '../import/import-row.ts';
import { createKnownCatalogueRepository } from '../import/known-catalogue.repository.ts';
import { mistakesOf } from '../import/read-rows.ts';
import { createEventFieldsRepository } from './event-fields.repository.ts';
import type { Removed } from './removed-variants.ts';
import { clearedBy, rowsOfForm } from './rows-of-form.ts';

type Texts = Translations<{ name: string; description?: string }>;
type KnownEvent = Known['events'][number];

/** Keeps only texts that the form still has: unlike in a file, a missing text is deleted. */
const keptBy = <T extends Texts>(form: EventFields['texts'], stored: T): T =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const texts = stored[language];
      if (!texts || !form[language]?.name?.trim()) return [];
      const { description, ...others } = texts;
      return [[language, form[language]?.description?.trim() ? texts : others]];
    }),
  ) as T;

/** Returns the event as it will be after the form's removals and before its additions. */
function knownToForm(event: KnownEvent, fields: EventFields, removed: Removed): KnownEvent {
  const categories = new Map(fields.categories.map((category) => [category.id, category.texts]));
  const variants = new Map(
    fields.categories.flatMap((category) => category.variants.map(({ id, texts }) => [id, texts] as const)),
  );
  return {
    ...event,
    translations: keptBy(fields.texts, event.translations),
    categories: event.categories
      .filter(({ id }) => !removed.categories.includes(id))
      .map((category) => ({
        ...category,
        translations: keptBy(categories.get(category.id) ?? category.translations, category.translations),
      })),
    tickets: event.tickets
      .filter(({ id }) => !removed.variants.includes(id))
      .map((ticket) => ({
        ...ticket,
        translations: keptBy(variants.get(ticket.id) ?? ticket.translations, ticket.translations),
      })),
  };
}

/** Reports categories and tickets with equal names, which the import could not tell apart. */
function reportSameNames({ categories, tickets, country }: EventPlan, report: (mistake: ImportMistake) => void) {
  const seen = new Set<string>();
  for (const { row, category, provinceId, translations } of tickets) {
    const key = JSON.stringify([category, provinceId, translations[country.language]?.name]);
    if (seen.has(key)) report({ row, column: 'departure', code: 'twice', reason: 'there is such a ticket already' });
    seen.add(key);
  }
  if (new Set(categories.map(({ name }) => name)).size < categories.length)
    report({
      row: tickets.at(-1)?.row ?? 0,
      column: `category_${country.language}`,
      code: 'twice',
      reason: 'two have the same name',
    });
}

/** Removes the cells that cannot be read. */
const withoutWrongCells = (row: ImportRow, mistakes: ImportMistake[]): ImportRow => {
  const wrong = new Set(mistakes.filter((mistake) => mistake.row === row.row).map(({ column }) => column));
  const readable = Object.entries(row.values).filter(([column]) => !wrong.has(column));
  return { ...row, values: Object.fromEntries(readable) as ImportRow['values'] };
};

interface FormOptions {
  slug: string;
  countryCode: CountryCode;
  /** Start of the first day of a new range. */
  firstDay?: string | undefined;
  /** What the form removes. */
  removed?: Removed;
}

/**
 * Plans the changes of a form with the rules of the import, and locks the event.
 * @throws VALIDATION_FAILED with the invalid fields; reasons are codes of import mistakes
 */
export async function planOfForm(
  tx: Queryable,
  fields: EventFields,
  { slug, countryCode, firstDay, removed = { categories: [], variants: [] } }: FormOptions,
) {
  const place =
    fields.place.id === undefined ? undefined : await createEventFieldsRepository(tx).place(fields.place.id);
  const countries = await createKnownCatalogueRepository(tx).countries();
  const country = countries.find(({ code }) => code === countryCode);
  if (!country) throw invalidFields({ field: 'countryCode', reason: 'missing' });
  const { language } = country;
  const provinces = new Map(country.provinces.map(({ id, name }) => [id, name]));
  const { rows, fieldOf } = rowsOfForm(fields, { slug, countryCode, firstDay, language, place, provinces });
  const known = await knownTo(tx, rows);

  // every row repeats the slug
  const mistakes = rows.flatMap(mistakesOf).filter(({ row, column }) => row === 0 || column !== 'slug');
  const report = (mistake: ImportMistake) => void mistakes.push(mistake);
  const wrong = new Set(mistakes.map(({ row }) => row));
  const events = known.events.map((event) => knownToForm(event, fields, removed));
  const readable = rows.filter(({ row }) => !wrong.has(row));
  const ofEvent = rows.slice(0, 1).map((row) => withoutWrongCells(row, mistakes));
  const plan = checkEvent(slug, wrong.has(0) ? ofEvent : readable, {
    known: { ...known, events },
    report: wrong.has(0) ? () => undefined : report,
    isForm: true,
  });
  fields.categories.forEach(({ variants, removed: goes }, at) => {
    if (!goes && variants.every((variant) => variant.removed))
      throw invalidFields({ field: `categories.${at}.variants`, reason: 'no_ticket' });
  });
  if (plan) reportSameNames(plan, report);
  if (mistakes.length > 0 || !plan) {
    // the form describes its own field formats
    const reasonOf = (code: string) => (code.startsWith('cell_') ? 'cell' : code);
    const errors = mistakes.map((mistake) => ({ field: fieldOf(mistake), reason: reasonOf(mistake.code) }));
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return { ...plan, removed, isOrdered: true, cleared: clearedBy(rows[0] as (typeof rows)[number]) };
}
