import { type Language, languages } from '@idavuelta/shared/contracts';
import type { TripReportRow } from '@idavuelta/shared/contracts/staff';
import { type ReportTexts, reportTexts } from '@idavuelta/shared/contracts/staff/reports';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import { type TableColumn, type TableFormat, tableFile } from '../../../http/table-file.ts';
import { createTexts } from '../../../texts/create-texts.ts';

const textsIn = createTexts<ReportTexts>(reportTexts);

const counts = ['trips', 'driven', 'seats', 'planned', 'boarded', 'noShows', 'unmarked', 'emptySeats'] as const;
const courses = ['plannedKilometres', 'plannedMinutes', 'drivenMinutes'] as const;
const delays = ['stops', 'visited', 'onTime', 'meanDelayMinutes', 'worstDelayMinutes'] as const;

/** Exports a trip report as a spreadsheet file. Unknown values are empty cells. */
export function exportTripReport(rows: TripReportRow[], options: { format: TableFormat; language: Language }) {
  const { format, language } = options;
  const t = textsIn(language);
  const number = (field: (typeof counts)[number] | (typeof courses)[number] | (typeof delays)[number]) => ({
    title: t(`trips.${field}`),
    value: (row: TripReportRow) => row[field] ?? null,
  });
  const columns: TableColumn<TripReportRow>[] = [
    {
      title: t('dimensions.event'),
      width: 30,
      value: ({ departure: { event } }) =>
        [language, ...languages].map((each) => event[each]?.name).find(Boolean) ?? null,
    },
    { title: t('trips.place'), width: 24, value: ({ departure }) => departure.place },
    {
      title: t('trips.startsAt'),
      width: 18,
      value: ({ departure: { startsAt, timeZone } }) => `${dayAt(startsAt, timeZone)} ${timeAt(startsAt, timeZone)}`,
    },
    { title: t('columns.country'), value: ({ departure }) => departure.country },
    { title: t('trips.direction'), value: ({ direction }) => t(`directions.${direction}`) },
    ...counts.map(number),
    { title: `${t('trips.load')} %`, value: ({ load }) => (load === undefined ? null : Math.round(load * 1000) / 10) },
    ...courses.map(number),
    ...delays.map(number),
  ];
  return tableFile(format, columns, rows);
}
