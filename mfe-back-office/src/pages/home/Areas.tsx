import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Card } from 'antd';
import { home, openAreas } from '../../kit/areas.ts';
import styles from './HomePage.module.css';

/** Shows the areas that the role can open, with a description of each. */
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
      </div>
    </section>
  );
}
