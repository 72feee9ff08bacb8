import type { RefundByHand } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Tag, Typography } from 'antd';
import { useMethodName } from '../../features/payment-method/useMethodName.ts';

interface OfRefund {
  refund: RefundByHand;
}

// a sentence on one line would push the buttons out of view
const wrapped = { whiteSpace: 'normal' } as const;

/** Shows the account that paid, as far as the bank reported it, and the payment method. */
export function PayToLines({ refund: { payers, method, isUndecided } }: OfRefund) {
  const { t } = useTranslation('back-office/refunds');
  const methodName = useMethodName();
  const isKnown = payers.some(({ account }) => account);
  return (
    <>
      {payers.map(({ name, account }) => (
        <div key={`${name} ${account}`} translate="no">
          <span>{name}</span> {account && <Typography.Text copyable>{account}</Typography.Text>}
        </div>
      ))}
      {!isKnown && (
        <Tag color="warning" style={wrapped}>
          {t('no_account')}
        </Tag>
      )}
      <div>{methodName(method)}</div>
      {isUndecided && (
        <Tag color="error" style={wrapped}>
          {t('undecided')}
        </Tag>
      )}
    </>
  );
}

/** Shows the buyer, whom staff ask for a bank account. */
export function BuyerLines({ buyer: { name, email, phone } }: Pick<RefundByHand, 'buyer'>) {
  return (
    <>
      <div>{name}</div>
      <div>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      {phone && (
        <div>
          <a href={`tel:${phone}`}>{phone}</a>
        </div>
      )}
    </>
  );
}

/** Shows when the refund was paid, and the bank's reference. */
export function PaidBackLines({ refund: { paidBack } }: OfRefund) {
  const { t } = useTranslation('back-office/refunds');
  const { date } = useFormats();
  if (!paidBack) return <Tag color="warning">{t('states.open')}</Tag>;
  return (
    <>
      <div>{date(`${paidBack.on}T12:00:00Z`, 'medium', 'UTC')}</div>
      <div translate="no">{paidBack.reference}</div>
    </>
  );
}
