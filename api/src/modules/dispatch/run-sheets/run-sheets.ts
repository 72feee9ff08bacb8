import type { Language } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { DispatchParty, DispatchPlan, DispatchTrip } from '@idavuelta/shared/contracts/staff';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { AppError } from '../../../errors.ts';
import { type TableColumn, tableFile } from '../../../http/table-file.ts';
import { type PrintedTable, tablesPdf } from '../../../http/table-pdf.ts';
import { longDate } from '../../../mail/long-date.ts';
import { createTexts } from '../../../texts/create-texts.ts';
import { spacesLine } from '../../../texts/spaces-line.ts';
import { stopPointLine } from '../../../texts/stop-point-line.ts';
import type written from './texts/es_PE.json';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/texts`);

interface SheetRow {
  trip: DispatchTrip;
  /** Number within its trip, from 1. */
  position: number;
  stop: DispatchTrip['stops'][number];
  party: DispatchParty;
}

/** Returns the stops of a trip where someone still waits. */
const toRows = (trip: DispatchTrip, parties: Map<string, DispatchParty>): SheetRow[] =>
  trip.stops
    .flatMap((stop) => {
      const party = parties.get(stop.party);
      return party ? [{ trip, stop, party }] : [];
    })
    .map((row, index) => ({ ...row, position: index + 1 }));

type Texts = ReturnType<typeof textsIn>;

const notes = ({ spaces, note }: DispatchParty, language: Language) =>
  [spacesLine(listSpaces(spaces), language), note].filter(Boolean).join('\n');

const stopColumns = (language: Language, timeZone: string): TableColumn<SheetRow>[] => {
  const t = textsIn(language);
  return [
    { title: t('columns.stop'), width: 9, value: ({ position }) => position },
    { title: t('columns.time'), width: 8, value: ({ stop }) => timeAt(stop.at, timeZone) },
    { title: t('columns.names'), width: 24, value: ({ party }) => party.people.map(({ name }) => name).join('\n') },
    { title: t('columns.phones'), width: 18, value: ({ party }) => party.people.map(({ phone }) => phone).join('\n') },
    {
      title: t('columns.address'),
      width: 30,
      value: ({ stop: { point }, party: { address } }) =>
        [point && stopPointLine(point, language), address].filter(Boolean).join('\n'),
    },
    { title: t('columns.county'), width: 16, value: ({ party }) => party.county ?? '' },
    { title: t('columns.seats'), width: 11, value: ({ party }) => party.seats },
    { title: t('columns.order'), width: 14, value: ({ party }) => `${party.order}-${party.tickets.join(', ')}` },
    { title: t('columns.notes'), width: 20, value: ({ party }) => notes(party, language) },
  ];
};

const tripColumns = (t: Texts): TableColumn<SheetRow>[] => [
  { title: t('columns.trip'), width: 6, value: ({ trip }) => trip.number },
  { title: t('columns.van'), width: 12, value: ({ trip }) => trip.van },
  { title: t('columns.driver'), width: 16, value: ({ trip }) => trip.driver },
];

/** Prints a page per van with room for notes. */
function printSheets(plan: DispatchPlan, trips: DispatchTrip[], language: Language): Promise<Buffer> {
  const t = textsIn(language);
  const { departure, direction } = plan;
  const { timeZone, event, place, startsAt } = departure;
  const parties = new Map(plan.parties.map((party) => [party.id, party]));
  const name = (event.translations[language] ?? Object.values(event.translations)[0])?.name ?? event.slug;
  const tables: PrintedTable<SheetRow>[] = trips.map((trip) => ({
    title: t(`titles.${direction}`, { number: trip.number, van: trip.van, driver: trip.driver }),
    lead: t('lead', {
      event: name,
      place,
      date: longDate(startsAt, language, timeZone),
      starts: timeAt(trip.startsAt, timeZone),
      ends: timeAt(trip.endsAt, timeZone),
    }),
    rows: toRows(trip, parties),
  }));
  return tablesPdf({ title: name, language, columns: stopColumns(language, timeZone), tables });
}

/**
 * Writes the published trips as a PDF to print, a page per van, or as a CSV. Contains no e-mail addresses.
 * @throws NOT_FOUND while nothing is published
 */
export async function writeRunSheets(plan: DispatchPlan, format: 'pdf' | 'csv', language: Language) {
  const { published } = plan;
  if (!published) throw new AppError('NOT_FOUND');
  if (format === 'pdf')
    return { content: await printSheets(plan, published.trips, language), contentType: 'application/pdf' };
  const t = textsIn(language);
  const parties = new Map(plan.parties.map((party) => [party.id, party]));
  const rows = published.trips.flatMap((trip) => toRows(trip, parties));
  return tableFile('csv', [...tripColumns(t), ...stopColumns(language, plan.departure.timeZone)], rows);
}
