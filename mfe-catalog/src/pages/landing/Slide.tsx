import { type EventSummary, type LandingSlide, periodicity } from '@idavuelta/shared/contracts';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Picture, type PictureLoading } from '@idavuelta/shared/ui';
import styles from './Slides.module.css';
import { slugOf } from './slide-slug.ts';

interface SlideProps {
  slide: LandingSlide;
  /** The event that it links to, if known. */
  event?: EventSummary;
  loading: PictureLoading;
}

/** A picture that links to the slide's URL; its accessible name says which event it links to. */
export function Slide({ slide, event, loading }: SlideProps) {
  const { t } = useTranslation('catalog/landing');
  const { url, imagePath } = slide;
  const slug = slugOf(slide);
  const content = (
    <>
      <Picture
        path={imagePath}
        alt={slug ? '' : t('slide')}
        sizes="100vw"
        ratio={[12, 5]}
        loading={loading}
        wideOnly
        className={styles.picture}
      />
      {slug && <Caption slug={slug} event={event} />}
    </>
  );
  return url.startsWith('/') ? (
    <Link to={url} className={styles.slide}>
      {content}
    </Link>
  ) : (
    <a href={url} className={styles.slide}>
      {content}
    </a>
  );
}

function Caption({ slug, event }: { slug: string; event?: EventSummary }) {
  const { t } = useTranslation('catalog/landing');
  const { date } = useFormats();
  const translated = useTranslated();
  const when = event?.calendars[0]?.startDate ?? event?.startDate;
  return (
    <span className={styles.caption}>
      <strong>{(event && translated(event.translations)?.name) ?? slug.replaceAll('-', ' ')}</strong>
      {event && when && (
        <span>
          {event.periodicityType === periodicity.fixed
            ? date(when, 'medium', event.timeZone)
            : t('catalog:card.choose_date')}
        </span>
      )}
    </span>
  );
}
