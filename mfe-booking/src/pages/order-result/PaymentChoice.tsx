import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';
import type { ResultProps } from './result-props.ts';

const PayAgain = lazy(() => import('../../features/pay-again/PayAgain.tsx'));

interface PaymentChoiceProps extends Pick<ResultProps, 'detail' | 'onStarted'> {
  /** Label of the button that opens it, already translated; without one the choice is open. */
  label?: string;
}

/** The payment methods for another attempt. */
export function PaymentChoice({ detail, onStarted, label }: PaymentChoiceProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(!label);
  if (!detail.order.payable) return null;
  if (!open)
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{label}</Button>
      </p>
    );
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <PayAgain detail={detail} onStarted={onStarted} />
    </Suspense>
  );
}
