import { type Language, languages } from '@idavuelta/shared/contracts';
import type { TripReportRow } from '@idavuelta/shared/contracts/staff';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import { type TableColumn, type TableFormat, tableFile } from '../../../http/table-file.ts';
import { createTexts } from '../../../texts/create-texts.ts';
import type written from './texts/es_PE.json';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/texts`);

const counts = ['trips', 'driven', 'seats', 'planned', 'boarded', 'noShows', 'unmarked', 'emptySeats'] as const;
const courses = ['plannedKilometres', 'plannedMinutes', 'drivenMinutes'] as const;
const delays = ['stops', 'visited', 'onTime', 'meanDelayMinutes', 'worstDelayMinutes'] as const;

/** A report of trips as a file for a spreadsheet. What is not known is an empty cell. */
export function exportTripReport(rows: TripReportRow[], options: { format: TableFormat; language: Language }) {
  const { format, language } = options;
  const t = textsIn(language);
  const number = (field: (typeof counts)[number] | (typeof courses)[number] | (typeof delays)[number]) => ({
    title: t(`columns.${field}`),
    value: (row: TripReportRow) => row[field] ?? null,
  });
  const columns: TableColumn<TripReportRow>[] = [
    {
      title: t('columns.event'),
      width: 30,
      value: ({ departure: { event } }) =>
        [language, ...languages].map((each) => event[each]?.name).find(Boolean) ?? null,
    },
    { title: t('columns.place'), width: 24, value: ({ departure }) => departure.place },
    {
      title: t('columns.startsAt'),
      width: 18,
      value: ({ departure: { startsAt, timeZone } }) => `${dayAt(startsAt, timeZone)} ${timeAt(startsAt, timeZone)}`,
    },
    { title: t('columns.country'), value: ({ departure }) => departure.country },
    { title: t('columns.direction'), value: ({ direction }) => t(`directions.${direction}`) },
    ...counts.map(number),
    { title: t('columns.load'), value: ({ load }) => (load === undefined ? null : Math.round(load * 1000) / 10) },
    ...courses.map(number),
    ...delays.map(number),
  ];
  return tableFile(format, columns, rows);
}
