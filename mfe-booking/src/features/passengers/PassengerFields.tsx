import { bookingLimits as limits } from '@idavuelta/shared/contracts/rules';
import { SelectField, TextField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useForm } from 'react-final-form';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import entries from '../../ui/entries.module.css';
import { QuickPicks } from '../../ui/QuickPicks.tsx';
import { type PassengerContact, usePassengerSuggestions } from './passenger-suggestions.ts';
import { SaveFriend } from './SaveFriend.tsx';

/** The fields of one passenger, with buttons that fill in the customer or a frequent friend. */
export function PassengerFields({ name, pickUps }: { name: string; pickUps: string[] }) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const country = useSelector(selectEvent)?.countryCode;
  const suggestions = usePassengerSuggestions();
  const fill = ({ name: fullName, email, phone }: PassengerContact) =>
    form.batch(() => {
      form.change(`${name}.name`, fullName);
      form.change(`${name}.email`, email);
      form.change(`${name}.phone`, phone);
    });

  return (
    <>
      <QuickPicks label={t('passengers.frequent')} picks={suggestions} onPick={fill} />
      <div className={entries.fields}>
        <TextField
          name={`${name}.name`}
          label={t('passengers.name')}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={limits.nameLength}
        />
        <TextField
          name={`${name}.email`}
          label={t('passengers.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          maxLength={limits.emailLength}
        />
        <TextField
          name={`${name}.phone`}
          label={t('passengers.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={limits.phoneLength}
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
