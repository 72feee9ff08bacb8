import { useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './Partners.module.css';
import type { Partner } from './partners.ts';

const perView = 4;
/** Milliseconds between moves of the logos. */
const slideDuration = 4_000;

/** Desktops only: logos of partners. They load when the section comes near the window; without them there is no section. */
export function Partners() {
  const { t } = useTranslation('catalog/landing');
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const [partners, setPartners] = useState<Partner[] | 'failed'>();
  useEffect(() => {
    if (!near) return;
    import('./partners.ts').then(
      (drawn) => setPartners(drawn.partners),
      () => setPartners('failed'),
    );
  }, [near]);

  if (partners === 'failed') return null;
  const heading = (
    <h2 id="partners" className={styles.heading}>
      {t('partners')}
    </h2>
  );
  return (
    <section ref={section} className={styles.section} aria-labelledby="partners">
      <div className={styles.inner}>
        {partners ? (
          <Carousel label={t('partners')} heading={heading} perView={perView} playEvery={slideDuration}>
            {partners.map((partner) => (
              <Logo key={partner.name} {...partner} />
            ))}
          </Carousel>
        ) : (
          heading
        )}
      </div>
    </section>
  );
}

function Logo({ name, variant, sign }: Partner) {
  return (
    <p className={styles.logo} data-variant={variant}>
      <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
        <path d={sign} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>{name}</span>
    </p>
  );
}
