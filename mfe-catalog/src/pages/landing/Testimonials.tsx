import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { useTestimonialsQuery } from './landing.api.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import styles from './Testimonials.module.css';

const perView = 3;
/** Height of a card in px. */
const cardHeight = 272;

/** Desktops only: testimonials and links to the social networks. */
export function Testimonials() {
  const { t } = useTranslation('catalog/landing');
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const country = useSelector(selectCountry);
  const { currentData: data, ...query } = useTestimonialsQuery(country, { skip: !near });
  const heading = (
    <div>
      <h2 id="testimonials" className={styles.heading}>
        {t('testimonials')}
      </h2>
      <SocialLinks />
    </div>
  );

  return (
    <section ref={section} className={styles.section} aria-labelledby="testimonials">
      <div className={styles.inner}>
        {data?.length ? (
          <Carousel label={t('testimonials')} heading={heading} perView={perView}>
            {data.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        ) : (
          <>
            {heading}
            <div className={styles.place} style={{ minHeight: cardHeight }}>
              <QueryBoundary query={{ data, ...query }} skeleton={[cardHeight]}>
                {() => <p className={styles.empty}>{t('no_testimonials')}</p>}
              </QueryBoundary>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
