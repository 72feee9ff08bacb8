import type { PlannedDeparture } from '@idavuelta/shared/contracts/staff';
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

const isNew = ({ exists, past }: PlannedDeparture) => !exists && !past;

/** What a rule gives: each can be left out; what there is, and what is past, is not added. */
export function PlannedList({ planned, timeZone, isSaving, onAdd }: PlannedListProps) {
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const [chosen, setChosen] = useState(planned.filter(isNew).map(({ departure }) => departure));
  const noteOf = ({ exists, past, shifted }: PlannedDeparture) => {
    if (exists) return t('add.exists');
    if (past) return t('past');
    return shifted ? t('add.shifted') : undefined;
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
        options={planned.map((each) => ({ value: each.departure, label: labelOf(each), disabled: !isNew(each) }))}
      />
      <Button type="primary" disabled={chosen.length === 0} loading={isSaving} onClick={() => onAdd(chosen)}>
        {t('add.submit_count', { count: chosen.length })}
      </Button>
    </section>
  );
}
