import type { CountryCode, OrderDetail, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { formatMoney, fromDecimal, type Money } from '@idavuelta/shared/contracts/money';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, QueryBoundary } from '@idavuelta/shared/ui';
import { type FormEvent, useState } from 'react';
import { useLegalTexts } from '../../state/legal/legal-texts.api.ts';
import { chargeBy, convertedChargeBy } from '../../state/payment/charge.ts';
import { onlyMethod } from '../../state/payment/only-method.ts';
import { usePaymentMethods } from '../../state/payment/payment-methods.api.ts';
import { isTooLateForTransfer } from '../../state/payment/transfer-lead.ts';
import { BeforePaying } from '../../ui/BeforePaying.tsx';
import { MethodChoice } from '../../ui/MethodChoice.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './PayForm.module.css';

interface PayFormProps {
  order: Pick<OrderDetail['order'], 'charge' | 'attempt'>;
  /** The event's country; undefined until it is known. */
  country: CountryCode | undefined;
  /** ISO 8601 UTC, of the departure. */
  startDate: string;
  start: (method: PaymentMethodCode, charge: Money | undefined) => void;
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

  const texts = useLegalTexts(country);

  const tooLate = isTooLateForTransfer(startDate);
  const method = picked ?? onlyMethod(methods.data ?? [], tooLate);
  const total = fromDecimal(order.charge);
  const chosen = methods.data?.find(({ code, kind }) => code === method && !(kind === 'transfer' && tooLate));
  const charge = chosen && chargeBy(chosen, total);
  const converted = chosen && convertedChargeBy(chosen, total);

  const pay = (submitted: FormEvent) => {
    submitted.preventDefault();
    setMissing(!chosen);
    if (chosen && !starting) start(chosen.code, charge);
  };

  return (
    <form noValidate className={styles.form} onSubmit={pay} aria-label={t('pay_again.title')}>
      {problem && <Problem>{t(`errors.${problem.code}`, { ns: 'common' })}</Problem>}
      <QueryBoundary query={methods} skeleton={[56, 56]}>
        {(offered) => (
          <MethodChoice
            methods={offered}
            convertedCharge={(offer) => convertedChargeBy(offer, total)}
            value={chosen?.code}
            onChange={setPicked}
            transferTooLate={tooLate}
            error={missing && !chosen ? t('payment.method_is_required') : undefined}
          />
        )}
      </QueryBoundary>
      <p role="status">
        {converted && t('payment.charge', { charge: formatMoney(converted), price: formatMoney(total) })}
      </p>
      <BeforePaying texts={texts} country={country} />
      <Button type="submit" variant="primary" aria-disabled={starting}>
        {starting
          ? t('actions.placing')
          : t(chosen?.kind === 'transfer' ? 'actions.pay_by_transfer' : 'actions.pay', {
              amount: formatMoney(charge ?? total),
              context: country,
            })}
      </Button>
    </form>
  );
}
