import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Card } from 'antd';
import { homePath, openAreas } from '../../frame/menu.ts';
import { OfficePage } from '../../frame/OfficePage.tsx';
import styles from './HomePage.module.css';

/** Fewer are left than a week of a broken phone may need. */
const fewCodes = 3;

/** Where one begins: the areas that one's role opens. */
export default function HomePage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.home.title')}>
      {({ name, permissions, recoveryCodesLeft }) => (
        <>
          <p>{t('home.lead', { name })}</p>
          {recoveryCodesLeft < fewCodes && (
            <Alert type="warning" showIcon title={t('home.few_codes', { count: recoveryCodesLeft })} />
          )}
          <div className={styles.areas}>
            {openAreas(permissions)
              .flatMap(({ areas }) => areas)
              .filter(({ path }) => path !== homePath)
              .map(({ path, name: area }) => (
                <Link key={path} to={path} className={styles.area}>
                  <Card hoverable title={t(`areas.${area}.title`)}>
                    {t(`areas.${area}.lead`)}
                  </Card>
                </Link>
              ))}
          </div>
        </>
      )}
    </OfficePage>
  );
}
