import type { CountryCode, OrderDetail, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { formatMoney, fromDecimal, type Money, priceCurrency } from '@idavuelta/shared/contracts/money';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, QueryBoundary } from '@idavuelta/shared/ui';
import { type FormEvent, useState } from 'react';
import { chargeBy } from '../../state/payment/charge.ts';
import { onlyMethod } from '../../state/payment/only-method.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { isTooLateForTransfer } from '../../state/payment/transfer-lead.ts';
import { MethodChoice } from '../../ui/MethodChoice.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './PayForm.module.css';

interface PayFormProps {
  order: Pick<OrderDetail['order'], 'total' | 'attempt'>;
  /** The event's country; undefined until it is known. */
  country: CountryCode | undefined;
  /** ISO 8601 UTC, of the departure. */
  startDate: string;
  start: (method: PaymentMethodCode, charge: Money) => void;
  starting: boolean;
  problem?: ApiProblem;
}

/** The payment methods of an order, and the button that starts an attempt. */
export function PayForm({ order, country, startDate, start, starting, problem }: PayFormProps) {
  const { t } = useTranslation('booking');
  // initially the method of the previous attempt, so that one press is enough
  const [picked, setPicked] = useState<PaymentMethodCode | undefined>(order.attempt?.paymentCode);
  const [missing, setMissing] = useState(false);
  const methods = usePaymentMethods(country ?? 'PE', { skip: !country });

  const tooLate = isTooLateForTransfer(startDate);
  const method = picked ?? onlyMethod(methods.data ?? [], tooLate);
  const total = fromDecimal(order.total);
  const chosen = methods.data?.find(({ code, kind }) => code === method && !(kind === 'transfer' && tooLate));
  const charge = chosen && chargeBy(chosen, total);

  const pay = (submitted: FormEvent) => {
    submitted.preventDefault();
    setMissing(!charge);
    if (chosen && charge && !starting) start(chosen.code, charge);
  };

  return (
    <form noValidate className={styles.form} onSubmit={pay} aria-label={t('pay_again.title')}>
      {problem && <Problem>{t(`errors.${problem.code}`, { ns: 'common' })}</Problem>}
      <QueryBoundary query={methods} skeleton={[56, 56]}>
        {(offered) => (
          <MethodChoice
            methods={offered}
            value={chosen?.code}
            onChange={setPicked}
            transferTooLate={tooLate}
            error={missing && !chosen ? t('payment.method_is_required') : undefined}
          />
        )}
      </QueryBoundary>
      <p role="status">
        {charge &&
          charge.currency !== priceCurrency &&
          t('payment.charge', { charge: formatMoney(charge), price: formatMoney(total) })}
      </p>
      <Button type="submit" variant="primary" aria-disabled={starting}>
        {starting
          ? t('actions.placing')
          : t(chosen?.kind === 'transfer' ? 'actions.pay_by_transfer' : 'actions.pay', { amount: formatMoney(total) })}
      </Button>
    </form>
  );
}
