import { type LandingSlide, links, periodicity } from '@idavuelta/shared/contracts';
import { Link, useFormats, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Picture, type PictureLoading } from '@idavuelta/shared/ui';
import { type KnownState, knownEvent } from '../../features/events/known-event.ts';
import styles from './Slides.module.css';

interface SlideProps {
  slide: LandingSlide;
  loading: PictureLoading;
}

/** A picture that links to the slide's address; its name tells which event it links to. */
export function Slide({ slide: { url, imagePath }, loading }: SlideProps) {
  const { t } = useTranslation('catalog/landing');
  const slug = slugOf(url);
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
      {slug && <Caption slug={slug} />}
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

function Caption({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog/landing');
  const { date } = useFormats();
  const pick = useTranslated();
  const event = useSelector((state: KnownState) => knownEvent(state, slug));
  const when = event?.calendars[0]?.startDate ?? event?.startDate;
  return (
    <span className={styles.caption}>
      <strong>{(event && pick(event.translations)?.name) ?? slug.replaceAll('-', ' ')}</strong>
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

const slugOf = (url: string) => {
  const folder = links.event('');
  return url.startsWith(folder) ? decodeURIComponent(url.slice(folder.length)) : undefined;
};
