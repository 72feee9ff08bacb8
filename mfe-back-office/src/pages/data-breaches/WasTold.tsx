import { type BreachTold, breachFields, type DataBreach } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { useTellBreach } from './data-breaches.api.ts';

/** Shows when somebody was told of a breach, or records it. */
export function WasTold({ breach, who }: { breach: DataBreach; who: BreachTold['who'] }) {
  const { t } = useTranslation('back-office/data-breaches');
  const { moment } = useClocks();
  const [isOpen, setIsOpen] = useState(false);
  const [tell] = useTellBreach();
  const told = breach[who];
  if (told)
    return (
      <div>
        <div>{t(who)}</div>
        <div>{t('told', { date: moment(told.at, zoneOf[breach.country]) })}</div>
        <div>{told.note}</div>
      </div>
    );
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{t(who)}</Button>
      {isOpen && (
        <SaveModal<{ note: string }, DataBreach>
          texts="back-office/data-breaches"
          name={`told-${who}`}
          title={t(who)}
          action={t('back-office:forms.save')}
          save={({ note }) => tell({ id: breach.id, who, note })}
          saved={() => t('told_saved')}
          onClose={() => setIsOpen(false)}
        >
          <Field of={breachFields} name="note" />
        </SaveModal>
      )}
    </div>
  );
}
