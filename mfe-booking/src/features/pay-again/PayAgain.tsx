import type { OrderDetail, PaymentMethodCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { formatMoney, fromDecimal, priceCurrency } from '@idavuelta/shared/contracts/money';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, QueryBoundary } from '@idavuelta/shared/ui';
import { type FormEvent, useState } from 'react';
import { useOrderEvent } from '../../state/orders/orders.api.ts';
import { chargeBy } from '../../state/payment/charge.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { isTooLateForTransfer } from '../../state/payment/transfer-lead.ts';
import { MethodChoice } from '../../ui/MethodChoice.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './PayAgain.module.css';
import { useNewAttempt } from './useNewAttempt.ts';

interface PayAgainProps {
  detail: OrderDetail;
  /** Called with what the chosen provider needs next. */
  onStarted: (order: PlacedOrder) => void;
}

/** Another attempt to pay an order, with the same or another method. */
export default function PayAgain({ detail: { order, event }, onStarted }: PayAgainProps) {
  const { t } = useTranslation('booking');
  // at first that of the attempt before, so that one press is enough
  const [method, setMethod] = useState<PaymentMethodCode | undefined>(order.attempt?.paymentCode);
  const [missing, setMissing] = useState(false);
  const { data: country } = useOrderEvent(event.slug, {
    selectFromResult: ({ data }) => ({ data: data?.countryCode }),
  });
  const methods = usePaymentMethods(country ?? 'PE', { skip: !country });
  const { start, starting, problem } = useNewAttempt(order.id, onStarted);

  const tooLate = isTooLateForTransfer(event.startDate);
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
      {problem && <PayAgainProblem code={problem.code} />}
      <QueryBoundary query={methods} skeleton={[56, 56]}>
        {(offered) => (
          <MethodChoice
            methods={offered}
            value={chosen?.code}
            onChange={setMethod}
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

function PayAgainProblem({ code }: Pick<ApiProblem, 'code'>) {
  const { t } = useTranslation('booking');
  return <Problem>{t(`errors.${code}`, { ns: 'common' })}</Problem>;
}
