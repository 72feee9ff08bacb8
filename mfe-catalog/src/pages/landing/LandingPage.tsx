import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { Hero } from './Hero.tsx';
import styles from './LandingPage.module.css';
import { MassEvents } from './MassEvents.tsx';
import { Partners } from './Partners.tsx';
import { RecommendedEvents } from './RecommendedEvents.tsx';
import { Testimonials } from './Testimonials.tsx';

export default function LandingPage() {
  const { t } = useTranslation('catalog');
  return (
    <>
      <PageHead title={t('landing.document_title')} description={t('landing.description')} />
      <Hero />
      <RecommendedEvents />
      <p className={styles.banner}>{t('landing.banner')}</p>
      <MassEvents />
      <Testimonials />
      <Partners />
    </>
  );
}
