import { type ReportName, reports, type StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Filters } from '../../lists/filters/Filters.tsx';
import type { FilterDefinition } from '../../lists/filters/filters.types.ts';
import { ColumnChooser } from '../../lists/look/ColumnChooser.tsx';
import { useShownColumns } from '../../lists/look/useShownColumns.ts';
import { ViewBar } from '../../lists/look/ViewBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { type ListColumn, WideTable, type WideTableProps } from '../../ui/WideTable.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportParts } from './ReportParts.tsx';
import { useReportFilters } from './useReportFilters.tsx';
import type { ReportQuery, WantedReport } from './useReportQuery.ts';

const SubscribeDrawer = lazy(() => import('./mails/SubscribeDrawer.tsx'));
const noFilters: FilterDefinition[] = [];

interface ReportFrameProps<Row> extends Omit<WideTableProps<Row>, 'columns'>, Pick<StaffAccount, 'permissions'> {
  report: ReportName;
  query: ReportQuery;
  /** Filters of this report only. */
  own?: FilterDefinition[];
  isCompared?: boolean;
  /** Columns that may be hidden have a `key`. */
  columns: ListColumn<Row>[];
  error: unknown;
  /** The report's file: its URL, its query, and the beginning of its name. */
  file: { url: string; params: WantedReport; name: string };
  /** Chart or map, above the table. */
  children?: ReactNode;
}

/** A report: filters, saved views, files and mails, a picture, and the table of all its figures. */
export function ReportFrame<Row extends object>({
  permissions,
  report,
  query,
  own = noFilters,
  isCompared = true,
  columns,
  error,
  file,
  children,
  ...table
}: ReportFrameProps<Row>) {
  const { t } = useTranslation('back-office/reports');
  const { look, choosable, shown } = useShownColumns(`report-${report}`, columns);
  const [isSubscribing, setIsSubscribing] = useState(false);
  const { definitions, values } = useReportFilters(query, own, isCompared);
  return (
    <>
      <ReportParts permissions={permissions} />
      <Filters
        of={definitions}
        values={values}
        onChange={query.onFilter}
        tools={
          <>
            {look && <ViewBar look={look} filters={definitions} />}
            {look && <ColumnChooser columns={choosable} look={look} />}
            <ReportFiles file={file} />
            <Button onClick={() => setIsSubscribing(true)}>{t('mails.open')}</Button>
          </>
        }
      />
      <Failure error={error} />
      {children}
      <WideTable<Row> {...table} size={(look?.isCompact ?? true) ? 'small' : 'large'} columns={shown} />
      {isSubscribing && (
        <Suspense>
          <SubscribeDrawer
            report={report}
            title={t(`shown.titles.${reports[report].title}`)}
            period={query.period}
            filters={query.filters}
            onClose={() => setIsSubscribing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
