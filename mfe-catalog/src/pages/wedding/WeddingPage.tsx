import { useTranslation } from '@idavuelta/shared/platform';
import { Button, PageHead, TripLine } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { HydrateNear } from '../../ui/HydrateNear.tsx';
import { IconSection } from '../../ui/IconSection.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import sections from '../../ui/sections.module.css';
import { Video } from '../../ui/Video.tsx';
import { weddingVideo } from './video/files.ts';
import { WeddingForm } from './WeddingForm.tsx';
import styles from './WeddingPage.module.css';

const benefits = {
  on_time: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  safe: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  hours: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
};

export default function WeddingPage() {
  const { t } = useTranslation('catalog/wedding');
  const form = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="primary" onClick={() => goTo(form.current)}>
            {t('form.title')}
          </Button>
        }
        media={<Video files={weddingVideo} title={t('video')} eager />}
      />
      <div className={`page ${sections.body}`}>
        <IconSection id="benefits" texts="catalog/wedding:benefits" cards={benefits} />
        <section className={styles.enquiry} aria-labelledby="enquiry">
          <div className={styles.invitation}>
            <h2 id="enquiry" ref={form} tabIndex={-1}>
              {t('form.title')}
            </h2>
            <p>{t('form.lead')}</p>
            <div className={styles.trip}>
              <TripLine
                label={t('common:trip.label')}
                stops={[
                  { kind: 'home', label: t('common:trip.home') },
                  { kind: 'event', label: t('trip') },
                  { kind: 'home', label: t('common:trip.back') },
                ]}
              />
            </div>
          </div>
          <div className={styles.form}>
            <HydrateNear>
              <WeddingForm />
            </HydrateNear>
          </div>
        </section>
      </div>
    </>
  );
}

/** Scrolls to the form and moves the focus there. */
function goTo(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
