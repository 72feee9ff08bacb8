import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Progress } from 'antd';
import { useEventLabel } from '../../features/event-options/EventSelect.tsx';
import { useEventsById } from '../../features/event-options/event-options.api.ts';
import { useDownload } from '../../session/download.api.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useMakeReportExport, useReportExports } from './exports.api.ts';

/** How long a file is kept after it was requested, in milliseconds. */
const retentionMs = 24 * 3_600_000;

/** Lists files with all orders of a period, which are written in the background. */
export function ReportExports({ wanted }: { wanted: NewReportExport }) {
  const { t } = useTranslation('back-office/reports');
  const { date } = useFormats();
  const day = (text: string) => date(`${text}T12:00:00Z`, 'medium', 'UTC');
  const { data, error, isFetching } = useReportExports();
  const [make, making] = useMakeReportExport();
  const [download, saving] = useDownload();
  const scopeOf = useScope(data ?? []);
  const deletedAt = ({ askedAt }: ReportExport) => {
    const at = new Date(Date.parse(askedAt) + retentionMs).toISOString();
    return `${date(at, 'medium', deviceZone())}, ${date(at, 'time', deviceZone())}`;
  };
  const save = ({ id, from, until }: ReportExport) =>
    download({ url: `/staff-api/report-exports/${id}/file`, name: `idavuelta-${from}-${until}.csv` });
  return (
    <section aria-labelledby="exports">
      <h2 id="exports">{t('exports.title')}</h2>
      <p>{t('exports.lead')}</p>
      <Failure error={error ?? making.error ?? saving.error} />
      <p>
        {/* two dates are wider than a phone */}
        <Button
          style={{ whiteSpace: 'normal', height: 'auto', marginBlock: '0.75rem' }}
          loading={making.isLoading}
          onClick={() => void make(wanted)}
        >
          {t('exports.make', { from: day(wanted.from), until: day(wanted.until) })}
        </Button>
      </p>
      <WideTable<ReportExport>
        label={t('exports.files')}
        rowKey="id"
        dataSource={data}
        loading={isFetching && !data}
        locale={{ emptyText: t('exports.none') }}
        columns={[
          { title: t('exports.period'), render: (_, { from, until }) => `${day(from)} – ${day(until)}` },
          { title: t('exports.scope'), render: (_, row) => scopeOf(row) },
          { title: t('exports.progress'), render: (_, row) => <Written row={row} /> },
          { title: t('exports.gone_at'), render: (_, row) => deletedAt(row) },
          {
            title: <span className="visually-hidden">{t('exports.save')}</span>,
            card: 'actions',
            render: (_, row) =>
              row.state === 'done' && (
                <Button
                  loading={saving.isLoading}
                  onClick={() => void save(row)}
                  aria-label={t('exports.save_of', { from: day(row.from), until: day(row.until) })}
                >
                  {t('exports.save')}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}

/** Shows the progress of a file: orders while it is written, rows once it is done. */
function Written({ row: { state, orders, written, rows } }: { row: ReportExport }) {
  const { t } = useTranslation('back-office/reports');
  if (state === 'done') return t('exports.done', { count: rows });
  const text = t('exports.written', { written, orders });
  // further orders may be paid while it is written
  const percent = orders > 0 ? Math.min(99, Math.round((written / orders) * 100)) : 0;
  return <Progress percent={percent} format={() => text} size="small" aria-label={text} />;
}

/** Returns a function that names what a file covers: an event, a country, or everything. */
function useScope(rows: ReportExport[]) {
  const { t } = useTranslation('back-office/reports');
  const countryName = useCountryName();
  const labelOf = useEventLabel();
  const { data = [] } = useEventsById([...new Set(rows.flatMap(({ event }) => event ?? []))]);
  return ({ country, event }: ReportExport) => {
    const found = data.find(({ id }) => id === event);
    const parts = [country && countryName(country), event && (found ? labelOf(found) : String(event))];
    return parts.filter(Boolean).join(', ') || t('all');
  };
}
