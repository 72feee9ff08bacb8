import type { PickUps } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import styles from './PickUps.module.css';

/** The hours of every county, folded away: also for who has no JavaScript, and for search engines. */
export function PickUpsTable({ provinces, timeZone }: Pick<PickUps, 'provinces'> & { timeZone: string }) {
  const { t } = useTranslation('catalog/event-detail');
  const { time } = usePickUpTexts(timeZone);
  const counties = provinces.flatMap((province) => province.counties);
  if (counties.length === 0) return null;
  return (
    <details className={styles.all}>
      <summary>{t('pick_ups.all')}</summary>
      <table>
        <caption className="visually-hidden">{t('pick_ups.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pick_ups.column_county')}</th>
            <th scope="col">{t('pick_ups.column_pick_up')}</th>
            <th scope="col">{t('pick_ups.column_home')}</th>
          </tr>
        </thead>
        <tbody>
          {counties.map(({ id, name, opensAt, closesAt, homeAt }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {time(opensAt)}–{time(closesAt)}
              </td>
              <td>{time(homeAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
