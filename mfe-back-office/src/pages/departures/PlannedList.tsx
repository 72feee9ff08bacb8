import type { PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { withoutOffset } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import styles from './departures.module.css';

interface PlannedListProps {
  planned: PlannedDeparture[];
  timeZone: string;
  isSaving: boolean;
  onAdd: (departures: string[]) => void;
}

const canAdd = ({ exists, past, shifted }: PlannedDeparture) => !exists && !past && !shifted;
/** Its hour comes twice, because clocks are put back over it: each of the two is a row to choose. */
const isOneOfTwo = ({ departure }: PlannedDeparture) => departure !== withoutOffset(departure);

/** What a rule gives: each can be left out; what there is, what is past, and what clocks never show is not added. */
export function PlannedList({ planned, timeZone, isSaving, onAdd }: PlannedListProps) {
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const [chosen, setChosen] = useState(
    planned.filter((each) => canAdd(each) && !isOneOfTwo(each)).map(({ departure }) => departure),
  );
  const noteOf = (each: PlannedDeparture) => {
    if (each.exists) return t('add.exists');
    if (each.past) return t('past');
    if (each.shifted) return t('add.shifted', { time: each.departure.slice(-5) });
    return isOneOfTwo(each) ? t('add.twice', { offset: each.departure.slice(-6) }) : undefined;
  };
  const labelOf = (each: PlannedDeparture) => {
    const { startsAt } = each;
    const shown = [
      date(startsAt, 'weekday', timeZone),
      date(startsAt, 'medium', timeZone),
      date(startsAt, 'time', timeZone),
    ].join(', ');
    return [shown, noteOf(each)].filter(Boolean).join(' · ');
  };
  if (planned.length === 0) return <Alert type="info" showIcon role="status" title={t('add.nothing')} />;
  return (
    <section aria-label={t('add.planned')} className={styles.stack}>
      <h3>{t('add.planned')}</h3>
      <Checkbox.Group
        className={styles.planned}
        value={chosen}
        onChange={setChosen}
        options={planned.map((each) => ({ value: each.departure, label: labelOf(each), disabled: !canAdd(each) }))}
      />
      <Button type="primary" disabled={chosen.length === 0} loading={isSaving} onClick={() => onAdd(chosen)}>
        {t('add.submit_count', { count: chosen.length })}
      </Button>
    </section>
  );
}
