import type { Language } from '@idavuelta/shared/contracts';
import { type Currency, currencyOf } from '@idavuelta/shared/contracts/money';
import type { CategoryFields, VariantFields } from '@idavuelta/shared/contracts/staff';
import { typedTimeOf } from '@idavuelta/shared/contracts/time';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { type PoolSales, salesByDeparture } from '../../seats/capacity.ts';
import { createEventFieldsRepository } from '../for-staff/event-fields.repository.ts';
import { createManagedEventsRepository } from '../for-staff/events-for-staff.repository.ts';
import { eventColumns, type ImportCells, textColumns } from './event-columns.ts';
import { toCsv } from './import-csv.ts';
import { createKnownCatalogueRepository } from './known-catalogue.repository.ts';

/** Tickets with a zero price are paid by the organiser, which the import does not support. */
const ticketColumns = (
  { texts, passengers, addresses, units, pool, amount }: VariantFields,
  currency: Currency,
): ImportCells => ({
  ...textColumns(texts, 'ticket'),
  passengers,
  addresses,
  ...(pool !== undefined && { units }),
  ...(amount && { price: amount, currency }),
});

/** Returns upcoming departures with a pool's capacity. A range is represented by its first day. */
function departuresOf(
  sales: PoolSales[],
  pool: number | undefined,
  { isRange, timeZone, first }: { isRange: boolean; timeZone: string; first: Date | undefined },
): ImportCells[] {
  const ofPool = sales.filter((each) => each.pool === pool);
  const toCome = ofPool
    .filter(({ startsAt }) => startsAt > new Date())
    .map(({ startsAt, capacity }) => ({ departure: typedTimeOf(startsAt, timeZone), startsAt, capacity }));
  if (!isRange) return toCome.map(({ departure, capacity }) => ({ departure, capacity }));
  // capacities that differ between days cannot be expressed, and are left out
  const isSame = ofPool.every(({ capacity }) => capacity === ofPool[0]?.capacity);
  return toCome
    .filter(({ startsAt }) => startsAt.getTime() === first?.getTime())
    .map(({ departure, capacity }) => ({ departure, ...(isSame && { capacity }) }));
}

interface Exported {
  language: Language;
  currency: Currency;
  provinces: Map<number, string>;
  departures: (pool: number | undefined) => ImportCells[];
}

/** Repeats the identifying columns in each row and writes all others in the first row only. */
function ticketRows(
  category: CategoryFields,
  variant: VariantFields,
  { language, currency, provinces, departures }: Exported,
): ImportCells[] {
  const names = {
    [`category_${language}`]: category.texts[language]?.name,
    province: provinces.get(variant.provinceId),
    [`ticket_${language}`]: variant.texts[language]?.name,
  };
  const named = departures(variant.pool);
  return (named.length > 0 ? named : [{}]).map((departure, index) => ({
    ...(index === 0 && ticketColumns(variant, currency)),
    ...names,
    ...departure,
  }));
}

/** Exports events in the format of the import. */
export function createEventExport({ db }: { db: Database }) {
  async function rowsOf(slug: string): Promise<ImportCells[]> {
    const event = await createManagedEventsRepository(db).find(slug);
    const country = (await createKnownCatalogueRepository(db).countries()).find(
      ({ code }) => code === event?.countryCode,
    );
    if (!event || !country) throw new AppError('NOT_FOUND');
    const fields = await createEventFieldsRepository(db).find(event.id);
    const sales = await salesByDeparture(db, event.id);
    const isRange = fields.lastDay !== undefined;
    const exported: Exported = {
      language: country.language,
      currency: currencyOf[country.code],
      provinces: new Map(country.provinces.map(({ id, name }) => [id, name])),
      departures: (pool) => departuresOf(sales, pool, { isRange, timeZone: event.timeZone, first: event.startsAt }),
    };
    const tickets = fields.categories.flatMap((category) =>
      category.variants
        .flatMap((variant) => ticketRows(category, variant, exported))
        .map((row, index) => ({
          ...(index === 0 && textColumns(category.texts, 'category')),
          ...row,
        })),
    );
    const [first = {}, ...others] = tickets;
    const head = { ...eventColumns(fields), country: event.countryCode, picture: event.imagePath || undefined };
    return [{ ...head, ...first }, ...others].map((row) => ({ ...row, slug }));
  }

  return {
    /** Exports these events with their upcoming departures. @throws NOT_FOUND */
    async csv(slugs: string[]): Promise<string> {
      const rows: ImportCells[] = [];
      for (const slug of slugs) rows.push(...(await rowsOf(slug)));
      return toCsv(rows);
    },
  };
}

export type EventExport = ReturnType<typeof createEventExport>;
