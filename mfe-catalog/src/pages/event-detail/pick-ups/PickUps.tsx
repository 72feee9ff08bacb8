import type { EventDetail, PickUps as PickUpsOfEvent } from '@idavuelta/shared/contracts';
import { usePickUpsQuery } from '@idavuelta/shared/pick-ups';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { CachedHtml, usePickUpTexts } from '@idavuelta/shared/ui';
import { PickUpMap } from '../map/PickUpMap.tsx';
import { CountyPickUp } from './CountyPickUp.tsx';
import { useChosenCounty } from './chosen-county.ts';
import styles from './PickUps.module.css';
import { PickUpsTable } from './PickUpsTable.tsx';
import { pickUpsQueryOf } from './pick-ups-query.ts';

/** Times of pick-up and return. Shows nothing for an event without estimates. */
export function PickUps({ event }: { event: EventDetail }) {
  const { data } = usePickUpsQuery(pickUpsQueryOf(event));
  const { available } = usePickUpTexts(event);
  if (!data || !available || !hasTimes(data)) return null;
  return <PickUpTimes pickUps={data} event={event} />;
}

const hasTimes = ({ provinces, meetingPoints }: PickUpsOfEvent) =>
  meetingPoints.length > 0 || provinces.some(({ counties }) => counties.length > 0);

function PickUpTimes({ pickUps, event }: { pickUps: PickUpsOfEvent; event: EventDetail }) {
  const { t } = useTranslation('catalog/event-detail');
  const { date } = useFormats();
  const { countryCode, timeZone } = event;
  const texts = usePickUpTexts(event);
  const { startDate, provinces, meetingPoints } = pickUps;
  const chosen = useChosenCounty();
  return (
    <section className={styles.pickUps} aria-labelledby="pick-ups">
      <h2 id="pick-ups">{t('pick_ups.title')}</h2>
      <p className={styles.date}>
        {t('pick_ups.date', { date: `${date(startDate, 'long', timeZone)}, ${texts.time(startDate)}` })}
      </p>
      {provinces.some(({ counties }) => counties.length > 0) && (
        <CountyPickUp provinces={provinces} event={event} chosen={chosen} />
      )}
      {meetingPoints.map((point) => (
        <p key={point.productVariantId}>
          {t('pick_ups.meeting_point', {
            address: point.address,
            pick_up: texts.pickUp(point),
            home: texts.home(point),
          })}
        </p>
      ))}
      <p className={styles.note}>{texts.estimated}</p>
      <PickUpMap event={event} pickUps={pickUps} chosenCounty={chosen.countyId} />
      <CachedHtml as="div" source={provinces}>
        <PickUpsTable provinces={provinces} event={{ countryCode, timeZone }} />
      </CachedHtml>
    </section>
  );
}
