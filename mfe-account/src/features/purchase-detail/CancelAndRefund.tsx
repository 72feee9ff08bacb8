import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';

// few visitors cancel a purchase
const CancelSheet = lazy(() => import('./CancelSheet.tsx'));

interface CancelAndRefundProps {
  /** Whether it can be cancelled now. An open dialog stays readable when that changes. */
  possible: boolean;
  purchase: OrderDetail;
  /** Number of the only ticket to cancel; without one, all remaining tickets. */
  ticket?: number;
}

/** Starts cancelling a paid purchase; the consequences are shown before anything happens. */
export function CancelAndRefund({ possible, purchase, ticket }: CancelAndRefundProps) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      {possible && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={ticket === undefined ? undefined : t('cancellation.open_ticket_of', { number: ticket })}
          onClick={() => setOpen(true)}
        >
          {t(ticket === undefined ? 'cancellation.open' : 'cancellation.open_ticket')}
        </Button>
      )}
      {open && (
        <Suspense>
          <CancelSheet purchase={purchase} ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
