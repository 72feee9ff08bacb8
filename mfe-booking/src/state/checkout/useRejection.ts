import { forEachField } from '@idavuelta/shared/contracts/passenger';
import { spaceKinds } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import type { Rejection } from '../../ui/StepForm.tsx';
import type { StepName } from '../steps.ts';
import { selectCheckout } from './checkout.selectors.ts';
import { stepOfField } from './order-errors.ts';

const errors = { line: 'field_invalid', email: 'email_is_invalid', phone: 'phone_is_invalid' };

/** The label of a field, and the error shown when the API rejects its value. */
const fields: Record<string, { label: string; error: string }> = {
  address: { label: 'addresses.address', error: 'field_invalid' },
  commune_id: { label: 'addresses.commune', error: 'booking:addresses.choose_commune' },
  ...forEachField((name, { kind }) => ({ label: `passengers.fields.${name}`, error: errors[kind] })),
  ...Object.fromEntries(
    spaceKinds.map((kind) => [kind, { label: `spaces.kinds.${kind}`, error: 'booking:spaces.none_left' }]),
  ),
  passengerAddress: { label: 'passengers.address', error: 'address_is_required' },
};

/** The entry of the field at the end of a path; undefined for a whole list, `tickets[0].addresses`. */
const entryAt = (path: string) => Object.entries(fields).find(([name]) => path.endsWith(`.${name}`))?.[1];

/** The values of a step that the API rejected when the order was placed. */
export function useRejection(step: StepName): Rejection | undefined {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  return useMemo(() => {
    const rejected = checkout.status === 'correctable' ? checkout.rejectedFields : [];
    const here = rejected.filter(({ field }) => stepOfField(field) === step);
    if (!here.length) return undefined;
    const names = here.map(({ field }) => {
      const label = entryAt(field)?.label ?? `steps.${step}`;
      const number = Number(/^tickets\[(\d+)\]/.exec(field)?.[1]) + 1;
      return `${t(label)} (${t('ticket_number', { number })})`;
    });
    return {
      fields: here.map(({ field, value }) => ({
        field,
        value,
        message: message(entryAt(field)?.error ?? 'field_invalid'),
      })),
      text: t('refused_fields', { fields: [...new Set(names)].join(', ') }),
    };
  }, [checkout, step, t]);
}
