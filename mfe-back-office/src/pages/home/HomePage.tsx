import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Card } from 'antd';
import { areas } from '../../frame/menu.ts';
import { OfficePage } from '../../frame/OfficePage.tsx';
import styles from './HomePage.module.css';

/** Fewer are left than a week of a broken phone may need. */
const fewCodes = 3;

/** Where one begins: the areas that one's role opens. */
export default function HomePage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('home.title')}>
      {({ name, permissions, recoveryCodesLeft }) => (
        <>
          <p>{t('home.lead', { name })}</p>
          {recoveryCodesLeft < fewCodes && (
            <Alert type="warning" showIcon title={t('home.few_codes', { count: recoveryCodesLeft })} />
          )}
          <div className={styles.areas}>
            {areas
              .filter(({ path, permission }) => path !== '/back-office' && permissions.includes(permission))
              .map(({ path, text }) => (
                <Link key={path} to={path} className={styles.area}>
                  <Card hoverable title={t(text)}>
                    {t(text.replace('.title', '.lead'))}
                  </Card>
                </Link>
              ))}
          </div>
        </>
      )}
    </OfficePage>
  );
}
