import { selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { DayFilter } from '../../forms/DayFilter.tsx';
import { useDownload } from '../../session/download.api.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import type { ChangeScope, ReportScope } from './useReportScope.ts';

const formats = ['csv', 'xlsx'] as const;

interface ReportFiltersProps {
  scope: ReportScope;
  change: ChangeScope;
  /** The report's file: its URL, its parameters besides the language, and its name when saved. */
  file: { url: string; params: ReportScope; name: string };
  /** Filters of this report, before the common ones. */
  children?: ReactNode;
}

/** Shows the filters of a report and the buttons that download it as a spreadsheet. */
export function ReportFilters({ scope, change, file, children }: ReportFiltersProps) {
  const { t } = useTranslation('back-office/reports');
  const language = useSelector(selectLanguage);
  const [download, { error, isLoading }] = useDownload();
  const save = (format: string) =>
    download({ url: file.url, params: { ...file.params, format, language }, name: `${file.name}.${format}` });
  return (
    <>
      <Flex wrap gap="small" align="end">
        {children}
        <DayFilter id="from" label={t('from')} value={scope.from} onChange={(from) => change({ from })} />
        <DayFilter id="until" label={t('until')} value={scope.until} onChange={(until) => change({ until })} />
        <Form.Item label={t('country')} htmlFor="country" layout="vertical">
          <CountrySelect
            id="country"
            allowClear
            placeholder={t('all')}
            value={scope.country}
            onChange={(country?: string) => change({ country })}
          />
        </Form.Item>
        <Form.Item label={t('event')} htmlFor="event" layout="vertical">
          <EventSelect
            id="event"
            isSingle
            placeholder={t('all')}
            value={scope.event ? [Number(scope.event)] : []}
            onChange={([event]) => change({ event: event === undefined ? undefined : String(event) })}
          />
        </Form.Item>
        {formats.map((format) => (
          <Form.Item key={format}>
            <Button loading={isLoading} onClick={() => void save(format)}>
              {t('save_as', { format: format.toUpperCase() })}
            </Button>
          </Form.Item>
        ))}
      </Flex>
      <Failure error={error} />
    </>
  );
}
