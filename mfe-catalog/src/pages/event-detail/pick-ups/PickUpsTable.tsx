import type { EventDetail, PickUps } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import styles from './PickUps.module.css';

interface PickUpsOfCounties extends Pick<PickUps, 'provinces'> {
  event: Pick<EventDetail, 'countryCode' | 'timeZone'>;
}

/**
 * Pick-up times of every county in a closed `details`, which works without JavaScript and is read by search engines.
 */
export function PickUpsTable({ provinces, event }: PickUpsOfCounties) {
  const { t } = useTranslation('catalog/event-detail');
  const { time } = usePickUpTexts(event);
  const context = event.countryCode;
  const counties = provinces.flatMap((province) => province.counties);
  if (counties.length === 0) return null;
  return (
    <details className={styles.all}>
      <summary>{t('pick_ups.all', { context })}</summary>
      <table>
        <caption className="visually-hidden">{t('pick_ups.table', { context })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pick_ups.column_county', { context })}</th>
            <th scope="col">{t('pick_ups.column_pick_up', { context })}</th>
            <th scope="col">{t('pick_ups.column_home')}</th>
          </tr>
        </thead>
        <tbody>
          {counties.map(({ id, name, opensAt, closesAt, homeAt }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{`${time(opensAt)}–${time(closesAt)}`}</td>
              <td>{time(homeAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
