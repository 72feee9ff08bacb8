import { eventGenres, eventType, type Language, languages } from '@idavuelta/shared/contracts';
import { currencies } from '@idavuelta/shared/contracts/money';
import { oneOf, textLine, typedTimePattern } from '@idavuelta/shared/contracts/schemas';
import {
  capacityFields,
  eventFields,
  eventTexts,
  maxPrice,
  placeFields,
  ticketTexts,
  variantFields,
} from '@idavuelta/shared/contracts/staff';
import { type Static, type TOptional, type TString, Type } from 'typebox';
import { isRealDay } from '../../../http/input-guard.ts';
import { parseStops } from './stops.ts';

/**
 * A row of an import: one ticket on one departure of an event. CSV and JSON have the same columns. A column's
 * description is the error message for its cells.
 */

/** `name_es_PE`, `name_es_CL`, … */
type TextColumn<Name extends string> = `${Name}_${Language}`;

const inEachLanguage = <const Name extends string>(name: Name, maxLength: number) =>
  Object.fromEntries(
    languages.map((language) => [
      `${name}_${language}`,
      Type.Optional(textLine(maxLength, { description: `a text of at most ${maxLength} characters` })),
    ]),
  ) as Record<TextColumn<Name>, TOptional<TString>>;

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  Type.Optional(Type.Integer({ minimum: min, maximum: max, description: `a whole number from ${min} to ${max}` }));

const dayAndHour = Type.Optional(
  Type.Refine(
    Type.String({ pattern: typedTimePattern, description: 'a day and an hour such as 2027-03-06T20:00' }),
    (moment: string) => isRealDay(moment.slice(0, 10)),
  ),
);

/** In degrees. */
const coordinate = (most: number) =>
  Type.Optional(
    Type.Number({
      minimum: -most,
      maximum: most,
      description: `degrees from -${most} to ${most} with a decimal point`,
    }),
  );

const eventTypes = Object.keys(eventType) as (keyof typeof eventType)[];

const eventColumns = {
  slug: Type.String({
    pattern: '^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 80,
    description: 'a slug such as noche-de-cumbia, of small letters, digits and hyphens',
  }),
  type: Type.Optional(oneOf(eventTypes, { description: `one of ${eventTypes.join(', ')}` })),
  genre: Type.Optional(oneOf(eventGenres, { description: `one of ${eventGenres.join(', ')}` })),
  artist: Type.Optional(textLine(eventFields.artist.max, { description: 'the name of who performs' })),
  country: Type.Optional(oneOf(['PE', 'CL', 'ES'], { description: 'one of PE, CL, ES' })),
  place: Type.Optional(textLine(placeFields.name.max, { description: 'the name of a place' })),
  place_address: Type.Optional(textLine(placeFields.address.max, { description: 'an address' })),
  place_latitude: coordinate(90),
  place_longitude: coordinate(180),
  place_city: Type.Optional(textLine(placeFields.city.max, { description: 'the name of a city' })),
  place_county: Type.Optional(textLine(placeFields.county.max, { description: 'the name of a county' })),
  picture: Type.Optional(
    Type.String({
      pattern: '^/media/[\\w.-]+$',
      maxLength: 200,
      description: 'the path of a picture, as /media/gala.0123456789',
    }),
  ),
  ...inEachLanguage('name', eventTexts.name),
  ...inEachLanguage('description', eventTexts.description),
  message: Type.Optional(
    textLine(eventFields.message.max, { description: `a text of at most ${eventFields.message.max} characters` }),
  ),
  hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 72, description: 'hours, up to 72' })),
  last_day: Type.Optional(
    Type.Refine(Type.String({ description: 'a day such as 2027-03-06' }), (day: string) => isRealDay(day)),
  ),
  stops: Type.Optional(
    Type.Refine(
      textLine(1000, { description: 'stops such as 18:30 Plaza San Miguel | 18:45 Óvalo Gutiérrez' }),
      (stops: string) => parseStops(stops) !== undefined,
    ),
  ),
  pick_up_minutes: wholeNumber(eventFields.pickUpMinutes),
  sales_close_minutes: wholeNumber(eventFields.salesCloseMinutes),
  longest_ride_minutes: wholeNumber(eventFields.longestRideMinutes),
  longest_walk_minutes: wholeNumber(eventFields.longestWalkMinutes),
  sale_opens_at: dayAndHour,
  sale_ends_at: dayAndHour,
  max_per_account: wholeNumber(eventFields.maxPerAccount),
  max_per_address: wholeNumber(eventFields.maxPerAddress),
  max_per_card: wholeNumber(eventFields.maxPerCard),
  max_per_network: wholeNumber(eventFields.maxPerNetwork),
};

const categoryColumns = {
  ...inEachLanguage('category', ticketTexts.name),
  ...inEachLanguage('category_description', ticketTexts.description),
};

const ticketColumns = {
  province: Type.Optional(textLine(120, { description: 'the name of a province' })),
  ...inEachLanguage('ticket', ticketTexts.name),
  ...inEachLanguage('ticket_description', ticketTexts.description),
  price: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: maxPrice.CLP,
      description: 'a price above 0 with a decimal point and two decimals at most',
    }),
  ),
  currency: Type.Optional(oneOf(currencies, { description: "the currency of the event's country" })),
  passengers: wholeNumber(variantFields.passengers),
  addresses: wholeNumber(variantFields.addresses),
  units: wholeNumber(variantFields.units),
};

const departureColumns = {
  departure: dayAndHour,
  capacity: wholeNumber(capacityFields.capacity),
};

export const importRowSchema = Type.Object({
  ...eventColumns,
  ...categoryColumns,
  ...ticketColumns,
  ...departureColumns,
});

export type ImportValues = Static<typeof importRowSchema>;
export type ImportColumn = keyof ImportValues;

const columnsOf = <T extends object>(columns: T) => Object.keys(columns) as (keyof T & ImportColumn)[];

/** All columns, in the order of the template. */
export const importColumns = columnsOf(importRowSchema.properties);
/** Tells whether these are the headings of an event import. */
export const areImportColumns = (headings: string[]) =>
  headings.some((heading) => heading.replace(/^\uFEFF/, '') === 'slug');

/** Columns that must be equal in all rows of an event. */
export const columnsOfEvent = columnsOf(eventColumns);
/** Columns that must be equal in all rows of a category. */
export const columnsOfCategory = columnsOf(categoryColumns);
/** Columns that must be equal in all rows of a ticket. */
export const columnsOfTicket = columnsOf(ticketColumns);

/** Columns that are empty in a row about the event alone. */
export const columnsOfSale = [...columnsOfCategory, ...columnsOfTicket, ...columnsOf(departureColumns)];

/** A row with valid cells. */
export interface ImportRow {
  /** Row number as in the spreadsheet; for JSON the position in the list. */
  row: number;
  values: ImportValues;
  /** Ids, set for forms; files identify items by name. */
  ids?: {
    category?: number | undefined;
    ticket?: number | undefined;
    pool?: number | undefined;
    poolKey?: string | undefined;
  };
}
