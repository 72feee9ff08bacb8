import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import {
  type CategoryFields,
  type EventFields,
  eventFields,
  type FieldBounds,
  type ImportMistake,
  type VariantFields,
} from '@idavuelta/shared/contracts/staff';
import { eventColumns, textColumns } from '../import/event-columns.ts';
import type { ImportColumn, ImportRow, ImportValues } from '../import/import-row.ts';

interface FormContext {
  slug: string;
  countryCode: CountryCode;
  /** Start of a new range of days: `2027-03-06T20:00`. */
  firstDay?: string | undefined;
  /** The language in which names are required. */
  language: Language;
  /** Province names by id. */
  provinces: Map<number, string>;
  /** The chosen existing place. */
  place: { name: string; address: string } | undefined;
}

/** A variant of a copied event; equal keys share a pool, as in the original. */
export interface CopiedVariant {
  poolKey?: string;
}

/** Removes blank fields, which like blank cells change nothing. */
const withoutBlanks = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([column, value]) => [column, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as ImportValues;

function eventRow(fields: EventFields, { slug, countryCode, place }: FormContext): ImportRow {
  const chosen = place && { place: place.name, place_address: place.address };
  return { row: 0, values: withoutBlanks({ slug, country: countryCode, ...eventColumns(fields), ...chosen }) };
}

const variantRow = (
  row: number,
  variant: VariantFields & CopiedVariant,
  { category, context }: { category: CategoryFields; context: FormContext },
): ImportRow => ({
  row,
  ids: { category: category.id, ticket: variant.id, pool: variant.pool, poolKey: variant.poolKey },
  values: withoutBlanks({
    slug: context.slug,
    ...textColumns(category.texts, 'category'),
    ...textColumns(variant.texts, 'ticket'),
    province: context.provinces.get(variant.provinceId) ?? String(variant.provinceId),
    passengers: variant.passengers,
    addresses: variant.addresses,
    units: variant.units,
    // prices of existing variants are changed separately
    ...(variant.id === undefined && {
      price: variant.amount,
      currency: currencyOf[context.countryCode],
      ...(variant.pool === undefined && { capacity: variant.capacity }),
      departure: context.firstDay,
    }),
  }),
});

const fieldOfColumn: Partial<Record<string, string>> = {
  country: 'countryCode',
  price: 'amount',
  place: 'place.name',
  place_address: 'place.address',
  place_latitude: 'place.latitude',
  place_longitude: 'place.longitude',
  place_city: 'place.city',
  place_county: 'place.county',
  last_day: 'lastDay',
  pick_up_minutes: 'pickUpMinutes',
  sales_close_minutes: 'salesCloseMinutes',
  longest_ride_minutes: 'longestRideMinutes',
  longest_walk_minutes: 'longestWalkMinutes',
  sale_opens_at: 'saleOpensAt',
  sale_ends_at: 'saleEndsAt',
  max_per_account: 'maxPerAccount',
  max_per_address: 'maxPerAddress',
  max_per_card: 'maxPerCard',
  max_per_network: 'maxPerNetwork',
  province: 'provinceId',
};

/** `category_description_es_PE`: owner, kind and language of the text. */
const textColumn = new RegExp(`^(?:(category|ticket)(_description)?|(name)|(description))_(${languages.join('|')})$`);

/** Converts a form to import rows, and maps their cells back to form fields. */
export function rowsOfForm(fields: EventFields, context: FormContext) {
  const paths = ['']; // the event itself
  const rows = [eventRow(fields, context)];
  fields.categories.forEach((category, at) => {
    if (category.removed) return;
    category.variants.forEach((variant, index) => {
      if (variant.removed) return;
      rows.push(variantRow(rows.length, variant, { category, context }));
      paths.push(`categories.${at}.variants.${index}.`);
    });
  });

  /** Maps a mistake of the import to a form field such as `categories.0.variants.1.amount`. */
  function fieldOf({ row = 0, column = '', code }: Pick<ImportMistake, 'row' | 'column' | 'code'>) {
    const path = paths[row] ?? '';
    const [, kind, more, , description, language] = textColumn.exec(column) ?? [];
    const text = `texts.${language}.${more || description ? 'description' : 'name'}`;
    // in a form only a range has a departure, but `twice` means two tickets of the same name
    if (column === 'departure' && code !== 'twice') return 'firstDay';
    if (column === 'departure') return `${path}texts.${context.language}.name`;
    if (language === undefined) return `${path}${fieldOfColumn[column] ?? column}`;
    return kind === 'category' ? `${path.replace(/variants\.\d+\.$/, '')}${text}` : `${path}${text}`;
  }
  return { rows, fieldOf };
}

const columnOf = (field: string) =>
  Object.keys(fieldOfColumn).find((column) => fieldOfColumn[column] === field) ?? field;

const optionalColumns = [
  ...Object.entries<FieldBounds>(eventFields).flatMap(([name, { optional }]) => (optional ? [columnOf(name)] : [])),
  'stops',
] as ImportColumn[];

/** Returns the optional columns of the event that the form leaves empty. */
export const clearedBy = ({ values }: ImportRow): ImportColumn[] =>
  optionalColumns.filter((column) => values[column] === undefined);
