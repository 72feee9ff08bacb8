import type { EventDetail } from '@idavuelta/shared/contracts';
import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { TripLine } from '@idavuelta/shared/ui';
import { selectProvince } from '../../../state/tickets/tickets.selectors.ts';
import styles from './Summary.module.css';

/** The round trip: home, event, home. */
export function SummaryTrip({ event, date }: { event: EventDetail; date?: string }) {
  const { t } = useTranslation('common');
  const translated = useTranslated();
  const province = useSelector(selectProvince);
  const place = translated(event.place.translations)?.name ?? event.place.name;
  return (
    <div className={styles.trip}>
      <TripLine
        label={t('trip.label')}
        stops={[
          { kind: 'home', label: t('trip.home'), detail: province?.name },
          { kind: 'event', label: place, detail: date },
          { kind: 'home', label: t('trip.back'), detail: province?.name },
        ]}
      />
    </div>
  );
}
