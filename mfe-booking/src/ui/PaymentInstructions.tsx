import type { PaymentResponse } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { BankTransferData } from './BankTransferData.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { RedirectLink } from './RedirectLink.tsx';

interface PaymentInstructionsProps {
  payment: PaymentResponse;
  /** IANA zone to show a deadline in. */
  timeZone: string;
}

/** How to pay, with any provider; a response with neither a redirect nor a transfer is shown as an error. */
export function PaymentInstructions({ payment: { redirect, transfer }, timeZone }: PaymentInstructionsProps) {
  const { t } = useTranslation('booking');
  if (transfer) return <BankTransferData transfer={transfer} timeZone={timeZone} />;
  if (!redirect) return <Notice tone="bad" title={t('checkout.unknown_method')} />;
  const { method, url, fields = {} } = redirect;
  return method === 'POST' ? <RedirectForm action={url} fields={fields} /> : <RedirectLink url={url} />;
}
