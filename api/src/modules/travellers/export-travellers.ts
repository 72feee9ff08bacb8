import type { Language } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { TravelledDeparture, Traveller } from '@idavuelta/shared/contracts/staff';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { type TableColumn, tableFile } from '../../http/table-file.ts';
import { tablePdf } from '../../http/table-pdf.ts';
import { longDate } from '../../mail/long-date.ts';
import { createTexts } from '../../texts/create-texts.ts';
import { spacesLine } from '../../texts/spaces-line.ts';
import { stopPointLine } from '../../texts/stop-point-line.ts';
import type written from './texts/es_PE.json';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/texts`);

export type TravellersFormat = 'csv' | 'xlsx' | 'pdf';

/** Formats a traveller's local pick-up time: exact, or a window. */
function pickUpTime({ time, opensAt, closesAt }: Traveller, timeZone: string) {
  const at = (iso: string) => timeAt(new Date(iso), timeZone);
  if (time) return at(time.at);
  return opensAt && closesAt ? [...new Set([at(opensAt), at(closesAt)])].join('–') : '';
}

/** Its key is the one of the column in the office that it belongs to. */
type TravellerColumn = TableColumn<Traveller> & { key: string };

function columnsIn(language: Language, { timeZone }: TravelledDeparture, contacts: boolean): TravellerColumn[] {
  const t = textsIn(language);
  const yes = (is: boolean) => (is ? t('yes') : '');
  const shown = (columns: TravellerColumn[]) => (contacts ? columns : []);
  return [
    { key: 'van', title: t('columns.van'), width: 10, value: ({ time }) => time?.van ?? '' },
    { key: 'time', title: t('columns.time'), width: 12, value: (traveller) => pickUpTime(traveller, timeZone) },
    { key: 'name', title: t('columns.name'), width: 22, value: ({ name }) => name },
    ...shown([
      { key: 'phone', title: t('columns.phone'), width: 16, value: ({ phone }) => phone },
      {
        key: 'address',
        title: t('columns.address'),
        width: 32,
        value: ({ address, time }) =>
          [time?.point && stopPointLine(time.point, language), address].filter(Boolean).join('\n'),
      },
    ]),
    { key: 'address', title: t('columns.county'), width: 16, value: ({ county = '' }) => county },
    {
      key: 'kind',
      title: t('columns.kind'),
      width: 20,
      value: ({ kind, spaces }) => [kind, spacesLine(listSpaces(spaces), language)].filter(Boolean).join('\n'),
    },
    { key: 'seats', title: t('columns.seats'), width: 9, value: ({ seats }) => seats },
    { key: 'order', title: t('columns.order'), width: 13, value: ({ order, ticket }) => `${order}-${ticket}` },
    {
      key: 'buyer',
      title: t('columns.buyer'),
      width: 22,
      value: ({ buyer }) => (contacts ? `${buyer.name} ${buyer.phone}` : buyer.name),
    },
    {
      key: 'boarded',
      title: t('columns.outbound'),
      width: 8,
      value: ({ boarded }) => yes(boarded.includes('outbound')),
    },
    { key: 'boarded', title: t('columns.return'), width: 8, value: ({ boarded }) => yes(boarded.includes('return')) },
  ];
}

interface ExportOptions {
  format: TravellersFormat;
  language: Language;
  /** Whether to include phones and addresses. */
  contacts: boolean;
  /** Keys of columns to leave out. */
  hidden: string[];
}

/** Exports the travellers of a departure, for printing or as a spreadsheet. */
export async function exportTravellers(
  departure: TravelledDeparture,
  { format, language, contacts, hidden }: ExportOptions,
) {
  const columns = columnsIn(language, departure, contacts).filter(({ key }) => !hidden.includes(key));
  const { travellers: rows, startsAt, timeZone, place, event } = departure;
  if (format !== 'pdf') return tableFile(format, columns, rows);
  const t = textsIn(language);
  const name = (event.translations[language] ?? Object.values(event.translations)[0])?.name ?? event.slug;
  const content = await tablePdf({
    title: t('title', { event: name }),
    lead: t('lead', { date: longDate(startsAt, language, timeZone), place, count: rows.length }),
    language,
    columns,
    rows,
  });
  return { content, contentType: 'application/pdf' };
}
