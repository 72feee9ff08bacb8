import { links } from '@idavuelta/shared/contracts';
import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Card } from 'antd';
import { home, openAreas } from '../../kit/areas.ts';
import styles from './HomePage.module.css';

/** Shows the areas that the role can open, with a description of each, and drivers the way to their trips. */
export function Areas({ permissions }: { permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office');
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{t('menu')}</h2>
      <div className={styles.areas}>
        {openAreas(permissions)
          .flatMap(({ areas }) => areas)
          .filter(({ path }) => path !== home)
          .map(({ path, name }) => (
            <Link key={path} to={path} className={styles.area}>
              <Card hoverable title={t(`areas.${name}.title`)}>
                {t(`areas.${name}.lead`)}
              </Card>
            </Link>
          ))}
        {permissions.includes('trips.drive') && (
          <Link to={links.myTrips()} className={styles.area}>
            <Card hoverable title={t('home.my_trips.title')}>
              {t('home.my_trips.lead')}
            </Card>
          </Link>
        )}
      </div>
    </section>
  );
}
