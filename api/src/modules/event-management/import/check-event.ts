import { languages } from '@idavuelta/shared/contracts';
import type { EventTranslations } from '../../../database/column-types.ts';
import { checkCategories } from './check-categories.ts';
import { checkDepartures } from './check-departures.ts';
import { checkSaleWindow } from './check-sale-window.ts';
import { checkTickets } from './check-tickets.ts';
import type { EventPlan, Known, KnownCountry, KnownPlace } from './import-plan.ts';
import { columnsOfEvent, type ImportRow, type ImportValues } from './import-row.ts';
import { mergeRows, type Report } from './merge-rows.ts';
import { moveDepartures } from './moved-departures.ts';
import { namedDepartures } from './named-departures.ts';
import { saleRows } from './sale-rows.ts';
import { translate } from './translated-columns.ts';

type EventValues = Partial<ImportValues>;

/** Columns required for a new event, besides a name in the language of its country. */
const required = ['type', 'country', 'place', 'hours'] as const;

interface Place {
  values: EventValues;
  country: KnownCountry;
  row: number;
}

/** Finds the named place; a new one requires an address. */
function placeOf({ values, country, row }: Place, places: KnownPlace[], report: Report): EventPlan['place'] {
  const { place: name, place_address: address } = values;
  if (name === undefined) {
    if (address !== undefined)
      report({ row, column: 'place', code: 'place_missing', reason: 'it is missing beside its address' });
    return undefined;
  }
  const found = places.find(
    (place) =>
      place.countryCode === country.code && place.name === name && (address === undefined || place.address === address),
  );
  if (found) return found;
  if (address === undefined)
    report({
      row,
      column: 'place_address',
      code: 'unknown_place',
      values: { name },
      reason: `it is missing, and "${name}" is no known place of ${country.code}`,
    });
  return { countryCode: country.code, name, address: address ?? '', timeZone: country.timeZone };
}

/** Reports latitude without longitude and vice versa. */
function checkPosition(
  row: number,
  { place_latitude: latitude, place_longitude: longitude }: EventValues,
  report: Report,
) {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const column = latitude === undefined ? 'place_latitude' : 'place_longitude';
  report({ row, column, code: 'coordinate', reason: 'it is missing beside the other coordinate' });
}

/** Writes the place's name into the event's texts, below the event's own name. */
const atPlace = (translations: EventTranslations, firstPlaceName: string | undefined): EventTranslations =>
  firstPlaceName === undefined
    ? translations
    : Object.fromEntries(
        languages.flatMap((language) => {
          const texts = translations[language];
          return texts ? [[language, { ...texts, firstPlaceName }]] : [];
        }),
      );

function checkNew(row: number, values: EventValues, { language }: KnownCountry, report: Report) {
  for (const column of [...required, `name_${language}` as const])
    if (values[column] === undefined)
      report({ row, column, code: 'missing', reason: 'it is missing, and a new event needs it' });
}

interface CheckContext {
  known: Known;
  report: Report;
  /** The rows come from a form, which states everything but departures. */
  isForm?: boolean;
}

/**
 * Plans the changes in rows with the same slug.
 * @returns undefined when too much is missing to check the rest
 */
export function checkEvent(
  slug: string,
  rows: ImportRow[],
  { known, report, isForm = false }: CheckContext,
): EventPlan | undefined {
  const row = rows[0]?.row ?? 0;
  const values = mergeRows(rows, columnsOfEvent, report);
  const event = known.events.find((candidate) => candidate.slug === slug);
  const country = known.countries.find(({ code }) => code === (event?.countryCode ?? values.country));
  if (!country) {
    report({ row, column: 'country', code: 'missing', reason: 'it is missing, and a new event needs it' });
    return undefined;
  }
  if (event && values.country && values.country !== event.countryCode)
    report({
      row,
      column: 'country',
      code: 'other_country',
      values: { country: event.countryCode },
      reason: `the event is in ${event.countryCode}`,
    });
  if (!event || isForm) checkNew(row, values, country, report);

  const named = placeOf({ values, country, row }, known.places, report);
  // an unmoved event keeps the place name in its texts
  const place = named && 'id' in named && named.id === event?.placeId ? undefined : named;
  checkPosition(row, values, report);
  const timeZone = event?.timeZone ?? place?.timeZone ?? country.timeZone;
  if (place && place.timeZone !== timeZone)
    report({
      row,
      column: 'place',
      code: 'other_clocks',
      values: { timeZone },
      reason: `its clocks are not those of the event, ${timeZone}`,
    });
  const sale = { country, known: event, report, isForm };
  const ofTickets = saleRows(rows, sale);
  const tickets = checkTickets(ofTickets, sale);
  if (!event && !isForm && tickets.length === 0)
    report({ row, code: 'no_ticket', reason: 'a new event needs a ticket' });
  const departures = namedDepartures(rows, timeZone, report);
  const { event: moved, moves } = moveDepartures(event, departures, { timeZone, report });
  return {
    slug,
    known: moved,
    moves,
    country,
    timeZone,
    values,
    saleWindow: checkSaleWindow(values, { row, timeZone, known: event, isForm, report }),
    translations: atPlace(translate(event?.translations ?? {}, values, { prefix: 'name', row, report }), place?.name),
    place,
    categories: checkCategories(ofTickets, sale),
    tickets: tickets.map(({ plan }) => plan),
    ...checkDepartures(row, values, tickets, { timeZone, known: moved, report }),
  };
}
