import {
  type Language,
  languageNames,
  languageParameter,
  languageTag,
  links,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Fetched, fetchedFile, PageHead, Spinner } from '@idavuelta/shared/ui';
import { Suspense } from 'react';
import { DeviceStatus } from '../../device/DeviceStatus.tsx';
import { Installation } from '../../install/Installation.tsx';
import styles from './MyTripsPage.module.css';

const offered = Object.keys(languageNames) as Language[];

const myTrips = fetchedFile(() => import('../../trips/MyTrips.tsx'));

/** `/qr-verification/trips`: a driver's own trips, without the site's header and footer. */
export default function MyTripsPage() {
  const { t } = useTranslation('qr');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('trips.document_title')} description={t('trips.log_in_lead')} noIndex />
      <h1 tabIndex={-1}>{t('trips.title')}</h1>
      <DeviceStatus />
      <ButtonLink to={links.qrVerification()}>{t('title')}</ButtonLink>
      <Suspense fallback={<Spinner label={t('trips.title')} />}>
        <Fetched file={myTrips} />
      </Suspense>
      <Languages />
      <Installation path={links.myTrips()} />
    </div>
  );
}

/** Links that open the page again in another language: the header, which has the choice elsewhere, is not there. */
function Languages() {
  const { t } = useTranslation('qr');
  const current = useSelector(selectLanguage);
  return (
    <nav aria-label={t('trips.languages')} className={styles.languages}>
      {offered.map((language) => (
        <a
          key={language}
          href={`?${languageParameter}=${languageTag(language)}`}
          lang={languageTag(language)}
          aria-current={language === current ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
