import { useTranslation } from '@idavuelta/shared/platform';
import { getIn } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import type { PassengerInput, PassengersForm } from '../../state/passengers/passengers.types.ts';
import { QuickPicks } from '../../ui/QuickPicks.tsx';
import { type PassengerContact, usePassengerSuggestions } from './passenger-suggestions.ts';

/** Buttons that fill in the customer or a frequent friend, except those who already travel in this order. */
export function PassengerPicks({ name }: { name: string }) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const { values } = useFormState<PassengersForm>({ subscription: { values: true } });
  const own: PassengerInput | undefined = getIn(values, name);
  const others = values.tickets.flatMap(({ passengers }) => passengers).filter((passenger) => passenger !== own);
  const suggestions = usePassengerSuggestions().filter(({ value }) => !others.some((other) => isSame(other, value)));

  const fill = (contact: PassengerContact) =>
    form.batch(() => {
      form.change(`${name}.name`, contact.name);
      form.change(`${name}.email`, contact.email);
      form.change(`${name}.phone`, contact.phone);
    });
  return <QuickPicks label={t('passengers.frequent')} picks={suggestions} onPick={fill} />;
}

/** Not by the address alone: a family may share one. */
const isSame = (passenger: PassengerInput, { name, email }: PassengerContact) =>
  passenger.name === name && passenger.email === email;
