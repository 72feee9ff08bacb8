import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import type { ReportedTrip, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import type { TableColumnType } from 'antd';

/** A figure that both a trip and a whole departure have. */
type Figure = keyof TripReportRow & keyof ReportedTrip;

const figures: Figure[] = [
  ...(['seats', 'planned', 'boarded', 'noShows', 'unmarked', 'emptySeats', 'load'] as const),
  ...(['plannedKilometres', 'plannedMinutes', 'drivenMinutes'] as const),
  ...(['stops', 'visited', 'onTime', 'meanDelayMinutes', 'worstDelayMinutes'] as const),
];

/** Returns the columns of the figures; unknown values are shown as a dash. */
export function useFigureColumns<Row extends Partial<Record<Figure, number>>>(): TableColumnType<Row>[] {
  const { t } = useTranslation('back-office/reports');
  const tag = languageTag(useSelector(selectLanguage));
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return figures.map((figure) => ({
    key: figure,
    title: t(`shown.trips.${figure}`),
    align: 'end',
    sorter: (one, other) => (one[figure] ?? -1) - (other[figure] ?? -1),
    render: (_, row) => {
      const value = row[figure];
      if (value === undefined) return '–';
      return figure === 'load' ? percent.format(value) : number.format(value);
    },
  }));
}
