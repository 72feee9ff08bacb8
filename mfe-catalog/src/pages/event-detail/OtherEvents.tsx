import { type EventSummary, links, periodicity } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { lowestPriceOf } from '../../features/events/lowest-price.ts';
import styles from './OtherEvents.module.css';
import { useOtherEventsQuery } from './other-events.api.ts';

/** Other events on sale, for visitors who cannot book this one; renders nothing when there are none. */
export function OtherEvents({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog/event-detail');
  const { data } = useOtherEventsQuery(slug);
  if (!data?.length) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <ul>
        {data.map((event) => (
          <li key={event.id}>
            <OtherEvent event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherEvent({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog');
  const { date, money } = useFormats();
  const texts = useTranslated()(event.translations);
  const { name, imagePath = event.imagePath } = texts ?? {};
  const { charge, soles } = lowestPriceOf(event, texts);
  const [next] = event.calendars;
  return (
    <Link to={links.event(event.slug)} className={styles.link}>
      <Picture path={imagePath} alt="" sizes="120px" loading="after-hydration" className={styles.picture} />
      <span>
        <strong>{name}</strong>
        <span>
          {[
            event.periodicityType === periodicity.fixed && next
              ? date(next.startDate, 'long', event.timeZone)
              : t('card.choose_date'),
            event.place.name,
          ].join(' · ')}
        </span>
        <span>{t('card.price', { price: withSoles(money, charge, soles) })}</span>
      </span>
    </Link>
  );
}
