import { Readable } from 'node:stream';
import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import { Zip, ZipPassThrough } from 'fflate';
import type { Database } from '../../../database/database.ts';
import { type TableColumn, type TableFormat, tableFile } from '../../../http/table-file.ts';
import { createTaxDocumentsRepository } from './tax-documents.repository.ts';
import { monthTexts } from './texts/texts.ts';

interface Month {
  country: CountryCode;
  /** `2027-03` */
  month: string;
}

type Row = Awaited<ReturnType<ReturnType<typeof createTaxDocumentsRepository>['month']>>[number];

/** Documents that are read at a time. */
const atOnce = 200;

function columns(t: ReturnType<typeof monthTexts>): TableColumn<Row>[] {
  const money = (minor: number, { currency, kind }: Row) => {
    const amount = toDecimal({ minor, currency });
    return kind === 'credit-note' ? -amount : amount;
  };
  return [
    { title: t('day'), value: ({ day }) => day },
    { title: t('kind'), value: ({ kind }) => t(`kinds.${kind}`), width: 26 },
    { title: t('number'), value: ({ number }) => number, width: 18 },
    { title: t('order'), value: ({ orderNumber }) => orderNumber },
    { title: t('buyer_id'), value: ({ buyerTaxId }) => buyerTaxId, width: 16 },
    { title: t('buyer'), value: ({ buyer }) => buyer, width: 32 },
    { title: t('base'), value: (row) => money(row.baseMinor, row) },
    { title: t('tax'), value: (row) => money(row.taxMinor, row) },
    { title: t('total'), value: (row) => money(row.totalMinor, row) },
    { title: t('currency'), value: ({ currency }) => currency },
    { title: t('state'), value: ({ state }) => t(`states.${state}`), width: 16 },
  ];
}

export type MonthExport = ReturnType<typeof createMonthExport>;

/** Exports the documents of a month. */
export function createMonthExport({ db }: { db: Database }) {
  const documents = createTaxDocumentsRepository(db);

  /** Writes a ZIP while its files are read, some at a time. */
  async function* zipped({ country, month }: Month) {
    let chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    });
    let after = 0;
    for (;;) {
      const records = await documents.monthXml(country, month, after, atOnce);
      for (const { id, number, operation, xml } of records) {
        const file = new ZipPassThrough(`${number}-${operation}-${id}.xml`);
        zip.add(file);
        file.push(xml ?? new Uint8Array(), true);
        after = id;
      }
      if (records.length < atOnce) zip.end();
      yield* chunks;
      chunks = [];
      if (records.length < atOnce) return;
    }
  }

  return {
    async table({ country, month, format, language }: Month & { format: TableFormat; language: Language }) {
      const file = await tableFile(format, columns(monthTexts(language)), await documents.month(country, month));
      return { ...file, name: `${country}-${month}.${format}` };
    },

    xml: ({ country, month }: Month) => ({
      content: Readable.from(zipped({ country, month })),
      contentType: 'application/zip',
      name: `${country}-${month}.zip`,
    }),
  };
}
