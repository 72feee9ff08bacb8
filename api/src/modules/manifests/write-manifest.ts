import type { Language } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import type { ManifestContent } from '../../database/column-types.ts';
import type { ManifestPassenger } from '../../database/manifest-content.ts';
import { type TableColumn, tableFile } from '../../http/table-file.ts';
import { tablePdf } from '../../http/table-pdf.ts';
import { longDate } from '../../mail/long-date.ts';
import { createTexts } from '../../texts/create-texts.ts';
import { stopPointLine } from '../../texts/stop-point-line.ts';
import type written from './texts/es_PE.json';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/texts`);

interface Row extends ManifestPassenger {
  at: string;
  address: string;
}

interface FrozenManifest {
  content: ManifestContent;
  frozenAt: Date;
  sha256: string;
}

/** Writes a manifest as a PDF to show, or as a CSV. */
export async function writeManifest(manifest: FrozenManifest, format: 'pdf' | 'csv', language: Language) {
  const { content, frozenAt, sha256 } = manifest;
  const { company, timeZone } = content;
  const t = textsIn(language);
  const rows = content.stops.flatMap(({ at, address: door, point, passengers }) => {
    const address = [point && stopPointLine(point, language), door].filter(Boolean).join('\n');
    return passengers.map((passenger): Row => ({ ...passenger, at, address }));
  });
  const isDocumented = rows.some(({ document }) => document !== undefined);
  const passengers: TableColumn<Row>[] = [
    { title: t('columns.time'), width: 8, value: ({ at }) => timeAt(at, timeZone) },
    { title: t('columns.address'), width: 34, value: ({ address }) => address },
    { title: t('columns.name'), width: 30, value: ({ name }) => name },
    ...(isDocumented
      ? [{ title: t('columns.document'), width: 16, value: ({ document }: Row) => document ?? '' }]
      : []),
    { title: t('columns.ticket'), width: 16, value: ({ order, ticket }) => `${order}-${ticket}` },
  ];
  if (format === 'csv') {
    const trip: TableColumn<Row>[] = [
      { title: t('columns.company'), value: () => company?.name ?? '' },
      { title: t('columns.tax_id'), value: () => company?.taxId ?? '' },
      { title: t('columns.plate'), value: () => content.plate || content.van },
      { title: t('columns.driver'), value: () => content.driver },
      { title: t('columns.licence'), value: () => content.licence },
      { title: t('columns.starts'), value: () => content.startsAt },
    ];
    return tableFile('csv', [...trip, ...passengers], rows);
  }
  const lines = [
    company && `${company.name} · ${t('columns.tax_id')} ${company.taxId} · ${company.address}`,
    `${content.event} · ${t(`directions.${content.direction}`)} · ${longDate(content.startsAt, language, timeZone)}`,
    `${t('columns.plate')}: ${content.plate || content.van} · ${t('columns.driver')}: ${content.driver} · ${t('columns.licence')}: ${content.licence || '—'}`,
    `${t('frozen', { date: longDate(frozenAt.toISOString(), language, timeZone) })} · SHA-256 ${sha256}`,
  ];
  const pdf = await tablePdf({
    title: t('title'),
    lead: lines.filter(Boolean).join('\n'),
    language,
    columns: passengers,
    rows,
  });
  return { content: pdf, contentType: 'application/pdf' };
}
