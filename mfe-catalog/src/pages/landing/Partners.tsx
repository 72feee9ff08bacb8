import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { usePartnersQuery } from './landing.api.ts';
import styles from './Partners.module.css';

const perView = 4;
/** Milliseconds between moves of the logos. */
const slideDuration = 4_000;

/**
 * Desktops only: logos of partners. They load when the section comes near the window; without logos the section is
 * omitted.
 */
export function Partners() {
  const { t } = useTranslation('catalog/landing');
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const country = useSelector(selectCountry);
  const { currentData: partners, isError } = usePartnersQuery(country, { skip: !near });

  if (isError || partners?.length === 0) return null;
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
            {partners.map(({ id, name, imagePath }) => (
              <p key={id} className={styles.logo}>
                <Picture path={imagePath} alt={name} sizes="288px" ratio={[3, 1]} wideOnly className={styles.picture} />
              </p>
            ))}
          </Carousel>
        ) : (
          heading
        )}
      </div>
    </section>
  );
}
