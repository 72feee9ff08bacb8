import type { TripReportRow } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Button, type TableColumnType } from 'antd';
import type { WideTableProps } from '../../../ui/WideTable.tsx';
import { ReportedTrips } from './ReportedTrips.tsx';
import { useFigureColumns } from './useFigureColumns.ts';

/** Returns the table of trips: a row for each departure and direction, which expands to its trips. */
export function useTripTable(): Omit<WideTableProps<TripReportRow>, 'columns'> & {
  columns: TableColumnType<TripReportRow>[];
} {
  const { t } = useTranslation('back-office/reports');
  const { moment } = useClocks();
  const translated = useTranslated();
  const figures = useFigureColumns<TripReportRow>();
  const eventOf = ({ departure: { event, place } }: TripReportRow) => translated(event)?.name ?? place;
  const startOf = ({ departure: { startsAt, timeZone } }: TripReportRow) => moment(startsAt, timeZone);
  const nameOf = (row: TripReportRow) => `${eventOf(row)}, ${startOf(row)}, ${t(`shown.directions.${row.direction}`)}`;
  return {
    label: t('trips.table'),
    size: 'small',
    rowKey: ({ departure, direction }) => `${departure.id} ${direction}`,
    locale: { emptyText: t('trips.nothing') },
    expandable: {
      expandedRowRender: (row) => (
        <ReportedTrips
          ride={{ departure: row.departure.id, direction: row.direction }}
          name={nameOf(row)}
          timeZone={row.departure.timeZone}
        />
      ),
      columnTitle: <span className="visually-hidden">{t('trips.title')}</span>,
      expandIcon: ({ expanded, onExpand, record }) => (
        <Button
          type="text"
          aria-expanded={expanded}
          aria-label={t('trips.of', { name: nameOf(record) })}
          onClick={(event) => onExpand(record, event)}
        >
          <span aria-hidden>{expanded ? '▾' : '▸'}</span>
        </Button>
      ),
    },
    columns: [
      {
        title: t('shown.trips.departure'),
        render: (_, row) => (
          <>
            <strong>{eventOf(row)}</strong>
            <br />
            <span>{startOf(row)}</span>
          </>
        ),
      },
      { key: 'place', title: t('shown.trips.place'), render: (_, { departure }) => departure.place },
      {
        key: 'direction',
        title: t('shown.trips.direction'),
        render: (_, { direction }) => t(`shown.directions.${direction}`),
      },
      ...(['trips', 'driven'] as const).map((field) => ({
        key: field,
        title: t(`shown.trips.${field}`),
        align: 'end' as const,
        dataIndex: field,
        sorter: (one: TripReportRow, other: TripReportRow) => one[field] - other[field],
      })),
      ...figures,
    ],
  };
}
