import type { EventDetail, PickUps } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import { useId } from 'react';
import type { ChosenCounty } from './chosen-county.ts';
import styles from './PickUps.module.css';

interface PickUpsOfCounties extends Pick<PickUps, 'provinces'> {
  event: Pick<EventDetail, 'countryCode' | 'timeZone'>;
  chosen: ChosenCounty;
}

/** Pick-up times of the visitor's own county; until one is chosen, the range of all counties. */
export function CountyPickUp({ provinces, event, chosen: { countyId, choose, select } }: PickUpsOfCounties) {
  const { t } = useTranslation('catalog/event-detail');
  const texts = usePickUpTexts(event);
  // The word for a county follows the event's country, in every language.
  const context = event.countryCode;
  const selectId = useId();
  const counties = provinces.flatMap((province) => province.counties);
  const chosen = counties.find(({ id }) => id === countyId);
  const earliest = counties.map(({ opensAt }) => opensAt).sort()[0] ?? '';
  const latest =
    counties
      .map(({ closesAt }) => closesAt)
      .sort()
      .at(-1) ?? '';
  return (
    <div className={styles.own}>
      <div className={styles.field}>
        <label htmlFor={selectId}>{t('pick_ups.county', { context })}</label>
        <select
          ref={select}
          id={selectId}
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(Number(target.value) || undefined)}
        >
          <option value="">{t('pick_ups.choose', { context })}</option>
          {provinces.map(({ id, name, counties: ofProvince }) => (
            <optgroup key={id} label={name}>
              {ofProvince.map((county) => (
                <option key={county.id} value={county.id}>
                  {county.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className={styles.times} role="status">
        {chosen
          ? t('pick_ups.from_county', {
              county: chosen.name,
              pick_up: texts.pickUp(chosen),
              home: texts.home(chosen),
            })
          : t('pick_ups.between', { context, from: texts.time(earliest), until: texts.time(latest) })}
      </p>
    </div>
  );
}
