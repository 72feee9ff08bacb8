import { type CountryCode, selectLanguage } from '@idavuelta/shared/contracts';
import type { ReportBy } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form, Select, Spin } from 'antd';
import moment from 'moment';
import { lazy, Suspense } from 'react';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { DayField } from '../../forms/pickers.tsx';
import { OfficePage } from '../../frame/OfficePage.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { useDownload } from '../../session/download.api.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ReportExports } from './ReportExports.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useReport, type WantedReport } from './reports.api.ts';

const ReportChart = lazy(() => import('./ReportChart.tsx'));

const dimensions = ['day', 'event', 'departure', 'method', 'country', 'coupon'] as const satisfies ReportBy[];
const isoDay = 'YYYY-MM-DD';
const formats = ['csv', 'xlsx'] as const;

/** What was sold, charged and paid back, by one thing or another. */
export default function ReportsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.reports.title')} permission="reports.read">
      {() => <Report />}
    </OfficePage>
  );
}

function Report() {
  const { t } = useTranslation('back-office/reports');
  const language = useSelector(selectLanguage);
  const { filters, change } = useListQuery('', ['from', 'until', 'by', 'country', 'event']);
  const wanted: WantedReport = {
    ...filters,
    from: filters.from ?? moment().subtract(29, 'days').format(isoDay),
    until: filters.until ?? moment().format(isoDay),
    by: dimensions.find((by) => by === filters.by) ?? 'day',
  };
  const { data, error, isFetching } = useReport(wanted);
  const scope = {
    ...(filters.country && { country: filters.country as CountryCode }),
    ...(filters.event && { event: Number(filters.event) }),
  };
  const [download, saving] = useDownload();
  const save = (format: string) =>
    download({
      url: '/staff-api/report/file',
      params: { ...wanted, format, language },
      name: `${wanted.by}-${wanted.from}-${wanted.until}.${format}`,
    });
  return (
    <>
      <Flex wrap gap="small" align="end">
        <Form.Item label={t('by')} htmlFor="by" layout="vertical">
          <Select
            id="by"
            value={wanted.by}
            options={dimensions.map((value) => ({ value, label: t(`dimensions.${value}`) }))}
            onChange={(by: ReportBy) => change({ by })}
          />
        </Form.Item>
        <Form.Item label={t('from')} htmlFor="from" layout="vertical">
          <DayField id="from" value={wanted.from} onChange={(from) => change({ from })} />
        </Form.Item>
        <Form.Item label={t('until')} htmlFor="until" layout="vertical">
          <DayField id="until" value={wanted.until} onChange={(until) => change({ until })} />
        </Form.Item>
        <Form.Item label={t('country')} htmlFor="country" layout="vertical">
          <CountrySelect
            id="country"
            allowClear
            placeholder={t('all')}
            value={filters.country as CountryCode | undefined}
            onChange={(country?: CountryCode) => change({ country })}
          />
        </Form.Item>
        <Form.Item label={t('event')} htmlFor="event" layout="vertical">
          <EventSelect
            id="event"
            isSingle
            placeholder={t('all')}
            value={filters.event ? [Number(filters.event)] : []}
            onChange={([event]) => change({ event: event === undefined ? undefined : String(event) })}
          />
        </Form.Item>
        {formats.map((format) => (
          <Form.Item key={format}>
            <Button loading={saving.isLoading} onClick={() => void save(format)}>
              {t('save_as', { format: format.toUpperCase() })}
            </Button>
          </Form.Item>
        ))}
      </Flex>
      <Failure error={error ?? saving.error} />
      {data && data.length > 0 && (
        <Suspense fallback={<Spin />}>
          <ReportChart rows={data} by={wanted.by} />
        </Suspense>
      )}
      <ReportTable rows={data} by={wanted.by} isLoading={isFetching && !data} />
      <ReportExports wanted={{ from: wanted.from, until: wanted.until, language, ...scope }} />
    </>
  );
}
