import { exponents, toDecimal } from '@idavuelta/shared/contracts/money';
import {
  requestApprovalFields as fields,
  type PrivateRequestDetail,
  type RequestApproval,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Radio } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { useApproveRequest } from './requests.api.ts';

/** With a decimal amount. */
type Values = Pick<RequestApproval, 'seats' | 'amount' | 'payBy'>;

/** Approves a request: explains the effect, and asks for seats and the organiser's price. */
export function ApproveModal({ request, onClose }: { request: PrivateRequestDetail; onClose: () => void }) {
  const { t } = useTranslation('back-office/requests');
  const [approve] = useApproveRequest();
  const { id, guests, mailedGuests = guests, seats: guestSeats, estimate } = request;
  const { currency } = estimate.cost;
  const toMinor = (amount: number) => Math.round(amount * 10 ** exponents[currency]);
  return (
    <SaveModal<Values, PrivateRequestDetail>
      texts="back-office/requests"
      name="approval"
      draft={`approval.${id}`}
      title={t('approve.title')}
      action={t('approve.action')}
      initial={{ seats: guestSeats, payBy: 'bill' }}
      save={({ amount, ...values }) => approve({ ...values, id, guests, guestSeats, amount: toMinor(amount) })}
      saved={() => t('approve.done', { count: mailedGuests })}
      onClose={onClose}
    >
      <p>{t('approve.lead', { count: mailedGuests })}</p>
      <Field of={fields} name="seats" label={t('approve.seats')} />
      <NumberField
        name="amount"
        label={t('approve.amount', { currency: t(`back-office:currencies.${currency}`) })}
        required
        currency={currency}
        min={toDecimal({ minor: fields.amount.min, currency })}
        max={toDecimal({ minor: fields.amount.max, currency })}
      />
      <Field of={fields} name="payBy">
        <Radio.Group
          options={(['bill', 'transfer'] as const).map((value) => ({ value, label: t(`pay_by.${value}`) }))}
        />
      </Field>
    </SaveModal>
  );
}
