import type { ReportedTrip, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { queryHook } from '../../../kit/resource.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { WideTable } from '../../../ui/WideTable.tsx';
import { useFigureColumns } from './useFigureColumns.ts';

/** One direction of a departure. */
interface ReportedRide {
  departure: number;
  direction: TripReportRow['direction'];
}

const useReportedTrips = queryHook<ReportedTrip[], ReportedRide>('/staff-api/trip-report/:departure/:direction');

interface ReportedTripsProps {
  ride: ReportedRide;
  /** Name of the departure. */
  name: string;
  timeZone: string;
}

/** Lists the trips of a departure in one direction: drivers, planned times and recorded times. */
export function ReportedTrips({ ride, name, timeZone }: ReportedTripsProps) {
  const { t } = useTranslation('back-office/reports');
  const { date } = useFormats();
  const { data, error, isFetching } = useReportedTrips(ride);
  const figures = useFigureColumns<ReportedTrip>();
  /** Formats the planned time and, if recorded, the actual one. */
  const times = (planned: string, marked: string | undefined) =>
    [planned, marked].map((at) => (at ? date(at, 'time', timeZone) : '–')).join(' → ');
  return (
    <>
      <Failure error={error} />
      <WideTable<ReportedTrip>
        label={t('trips.of', { name })}
        size="small"
        rowKey="id"
        dataSource={data}
        loading={isFetching && !data}
        columns={[
          { title: t('shown.trips.number'), dataIndex: 'number', align: 'end' },
          { title: t('shown.trips.van'), dataIndex: 'van' },
          { title: t('shown.trips.driver'), render: (_, { driver }) => driver || '–' },
          { title: t('shown.trips.left'), render: (_, { startsAt, leftAt }) => times(startsAt, leftAt) },
          { title: t('shown.trips.done'), render: (_, { endsAt, doneAt }) => times(endsAt, doneAt) },
          ...figures,
        ]}
      />
    </>
  );
}
