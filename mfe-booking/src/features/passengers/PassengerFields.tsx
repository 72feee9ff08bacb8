import { defaultCountry } from '@idavuelta/shared/contracts';
import { PassengerFactFields, SelectField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import entries from '../../ui/entries.module.css';
import { FilledIn } from '../../ui/FilledIn.tsx';
import { useFilledIn } from '../../ui/useFilledIn.ts';
import { PassengerPicks } from './PassengerPicks.tsx';
import { useCustomerContact } from './passenger-suggestions.ts';
import { SaveFriend } from './SaveFriend.tsx';

interface PassengerFieldsProps {
  name: string;
  pickUps: string[];
  /** Whether to begin with the customer. */
  fillIn: boolean;
}

/** The fields of one passenger, with buttons that fill in earlier passengers. */
export function PassengerFields({ name, pickUps, fillIn }: PassengerFieldsProps) {
  const { t } = useTranslation('booking');
  const country = useSelector(selectEvent)?.countryCode ?? defaultCountry;
  const customer = useCustomerContact();
  const { isFilledIn, undo } = useFilledIn(name, fillIn ? customer : undefined);
  return (
    <>
      {isFilledIn && <FilledIn text={t('passengers.filled_in')} other={t('passengers.other')} undo={undo} />}
      <PassengerPicks name={name} />
      <div className={entries.fields}>
        <PassengerFactFields
          country={country}
          prefix={`${name}.`}
          text={(key) => t(`passengers.fields.${key}`, { context: country })}
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
