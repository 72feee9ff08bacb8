import type { PickUps } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { useChosenCounty } from './chosen-county.ts';
import styles from './PickUps.module.css';

/** The hours of the visitor's own county; until one is chosen, from when to when the vans call. */
export function CountyPickUp({ provinces, timeZone }: Pick<PickUps, 'provinces'> & { timeZone: string }) {
  const { t } = useTranslation('catalog/event-detail');
  const texts = usePickUpTexts(timeZone);
  const [chosenId, choose] = useChosenCounty();
  const selectId = useId();
  const counties = provinces.flatMap((province) => province.counties);
  const chosen = counties.find(({ id }) => id === chosenId);
  const earliest = counties.map(({ opensAt }) => opensAt).sort()[0] ?? '';
  const latest =
    counties
      .map(({ closesAt }) => closesAt)
      .sort()
      .at(-1) ?? '';
  return (
    <div className={styles.own}>
      <div className={styles.field}>
        <label htmlFor={selectId}>{t('pick_ups.county')}</label>
        <select
          id={selectId}
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(Number(target.value) || undefined)}
        >
          <option value="">{t('pick_ups.choose')}</option>
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
          : t('pick_ups.between', { from: texts.time(earliest), until: texts.time(latest) })}
      </p>
    </div>
  );
}
