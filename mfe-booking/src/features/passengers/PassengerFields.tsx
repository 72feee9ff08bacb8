import { defaultCountry } from '@idavuelta/shared/contracts';
import { PassengerFactFields, SelectField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import entries from '../../ui/entries.module.css';
import { PassengerPicks } from './PassengerPicks.tsx';
import { SaveFriend } from './SaveFriend.tsx';

/** The fields of one passenger, with buttons that fill in earlier passengers. */
export function PassengerFields({ name, pickUps }: { name: string; pickUps: string[] }) {
  const { t } = useTranslation('booking');
  const country = useSelector(selectEvent)?.countryCode ?? defaultCountry;
  return (
    <>
      <PassengerPicks name={name} />
      <div className={entries.fields}>
        <PassengerFactFields
          country={country}
          prefix={`${name}.`}
          label={(field) => t(`passengers.${field}`)}
          filledByBrowser
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
