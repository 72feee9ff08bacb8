import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { HydrateNear } from '../../ui/HydrateNear.tsx';
import { Hero } from './Hero.tsx';
import styles from './LandingPage.module.css';
import { MassEvents } from './MassEvents.tsx';
import { Partners } from './Partners.tsx';
import { RecommendedEvents } from './RecommendedEvents.tsx';
import { Testimonials } from './Testimonials.tsx';

export default function LandingPage() {
  const { t } = useTranslation('catalog/landing');
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <Hero />
      <RecommendedEvents />
      <p className={styles.banner}>{t('banner')}</p>
      <HydrateNear>
        <MassEvents />
      </HydrateNear>
      <HydrateNear>
        <Testimonials />
      </HydrateNear>
      <HydrateNear>
        <Partners />
      </HydrateNear>
    </>
  );
}
