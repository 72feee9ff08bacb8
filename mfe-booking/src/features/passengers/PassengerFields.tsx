import { passengerFields as limits } from '@idavuelta/shared/contracts/passenger';
import { SelectField, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import entries from '../../ui/entries.module.css';
import { PassengerPicks } from './PassengerPicks.tsx';
import { SaveFriend } from './SaveFriend.tsx';

/** The fields of one passenger, with buttons that fill in who has travelled before. */
export function PassengerFields({ name, pickUps }: { name: string; pickUps: string[] }) {
  const { t } = useTranslation('booking');
  const country = useSelector(selectEvent)?.countryCode;
  return (
    <>
      <PassengerPicks name={name} />
      <div className={entries.fields}>
        <TextField
          name={`${name}.name`}
          label={t('passengers.name')}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={limits.name.maxLength}
        />
        <TextField
          name={`${name}.email`}
          label={t('passengers.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          maxLength={limits.email.maxLength}
        />
        <TextField
          name={`${name}.phone`}
          label={t('passengers.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={limits.phone.maxLength}
        />
        <SelectField
          name={`${name}.passengerAddress`}
          label={t('passengers.address', { context: country })}
          placeholder={t('passengers.choose_address')}
          options={[...new Set(pickUps)].map((address) => ({ value: address, label: address }))}
        />
      </div>
      <SaveFriend name={name} />
    </>
  );
}
