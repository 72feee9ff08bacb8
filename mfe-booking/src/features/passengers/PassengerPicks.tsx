import { type PassengerFacts, passengerFieldNames } from '@idavuelta/shared/contracts/passenger';
import { useTranslation } from '@idavuelta/shared/platform';
import { getIn } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import type { PassengerInput, PassengersForm } from '../../state/passengers/passengers.types.ts';
import { QuickPicks } from '../../ui/QuickPicks.tsx';
import { usePassengerSuggestions } from './passenger-suggestions.ts';

/** Buttons that fill in the customer or a frequent friend, except those who already travel in this order. */
export function PassengerPicks({ name }: { name: string }) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const { values } = useFormState<PassengersForm>({ subscription: { values: true } });
  const own: PassengerInput | undefined = getIn(values, name);
  const others = values.tickets.flatMap(({ passengers }) => passengers).filter((passenger) => passenger !== own);
  const suggestions = usePassengerSuggestions().filter(({ value }) => !others.some((other) => isSame(other, value)));

  /** Replaces every field, so that nothing of another person stays. */
  const fill = (facts: PassengerFacts) =>
    form.batch(() => {
      for (const field of passengerFieldNames) form.change(`${name}.${field}`, facts[field]);
    });
  return <QuickPicks label={t('passengers.frequent')} picks={suggestions} onPick={fill} />;
}

/** Not by the address alone: a family may share one. */
const isSame = (passenger: PassengerInput, { name, email }: PassengerFacts) =>
  passenger.name === name && passenger.email === email;
