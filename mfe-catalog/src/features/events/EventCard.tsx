import {
  type EventLinkState,
  type EventSummary,
  languageTag,
  links,
  periodicity,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import {
  dateTimeFormat,
  Link,
  useFormats,
  useSelector,
  useTranslated,
  useTranslation,
} from '@idavuelta/shared/platform';
import { breakpoints, denseScreen, Picture, type PictureLoading } from '@idavuelta/shared/ui';
import { Fragment } from 'react';
import styles from './EventCard.module.css';
import { PriceFrom } from './PriceFrom.tsx';
import { useNotForSale } from './useNotForSale.ts';

interface EventCardProps {
  event: EventSummary;
  /** When its picture is loaded. */
  loading?: PictureLoading;
  headingLevel?: 'h2' | 'h3';
}

/** Slightly more than the card's width in the columns of a list and a carousel, by window width. */
const sizes = `${breakpoints.smallPhone} and ${denseScreen} 57vw, ${breakpoints.smallPhone} 92vw, ${breakpoints.phone} 48vw, (max-width: 1240px) 31vw, 290px`;

/** One event in a list; the whole card is the link. */
export function EventCard({ event, loading, headingLevel: Heading = 'h3' }: EventCardProps) {
  const { t } = useTranslation('catalog');
  const translated = useTranslated();
  const texts = translated(event.translations);
  const place = texts?.firstPlaceName ?? translated(event.place.translations)?.name ?? event.place.name;
  const { city } = event.place;
  const state: EventLinkState = { eventId: event.id };
  const gone = useNotForSale(event);

  return (
    <article className={styles.card}>
      <Link to={links.event(event.slug)} state={state} className={styles.link}>
        <div className={`${styles.imageWrapper} ${gone ? styles.soldOut : ''}`}>
          <Picture
            path={texts?.imagePath ?? event.imagePath}
            alt=""
            sizes={sizes}
            loading={loading}
            className={styles.picture}
          />
          <DateBadge event={event} />
          {gone ? <p className={styles.gone}>{gone}</p> : <SaleFrom event={event} />}
          <span className={styles.overlay} aria-hidden="true">
            {t(event.saleOpensAt ? 'card.prepare' : 'card.reserve')}
          </span>
        </div>
        <div className={styles.text}>
          <Heading className={styles.name}>{texts?.name}</Heading>
          <p className={styles.place}>
            <span>{place}</span>
            {city && !place.includes(city) && <span>{`, ${city}`}</span>}
          </p>
          <p className={`${styles.price} tabular`}>
            <PriceFrom event={event} />
          </p>
        </div>
      </Link>
    </article>
  );
}

/** Says from which day tickets are sold, until they are. */
function SaleFrom({ event: { saleOpensAt, timeZone } }: { event: EventSummary }) {
  const { t } = useTranslation('catalog');
  const { date } = useFormats();
  if (!saleOpensAt) return null;
  return <p className={styles.saleFrom}>{t('card.sale_from', { day: date(saleOpensAt, 'medium', timeZone) })}</p>;
}

/**
 * Shows the day and month, in the language's order, and the time of a one-time event, in its own time zone. For any
 * other event the visitor chooses the date.
 */
function DateBadge({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog');
  const { date } = useFormats();
  const tag = languageTag(useSelector(selectLanguage));
  if (event.periodicityType !== periodicity.fixed) return <p className={styles.badge}>{t('card.choose_date')}</p>;
  const when = event.calendars[0]?.startDate ?? event.startDate;
  const day = dateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: event.timeZone }).formatToParts(
    new Date(when),
  );
  return (
    <p className={styles.badge}>
      <time dateTime={when}>
        <span>
          {day.map(({ type, value }) => (
            <Fragment key={type}>{type === 'day' ? <strong>{value}</strong> : value}</Fragment>
          ))}
        </span>
        <span className={styles.time}>{t('card.hours', { time: date(when, 'time', event.timeZone) })}</span>
      </time>
    </p>
  );
}
