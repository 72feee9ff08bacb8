import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';

// most who look at a purchase keep it
const CancelSheet = lazy(() => import('./CancelSheet.tsx'));

interface CancelAndRefundProps {
  /** Whether it can be cancelled now. What has been begun stays to be read when it cannot be any more. */
  possible: boolean;
  purchase: OrderDetail;
  /** Number of the only ticket to cancel; all that are left without one. */
  ticket?: number;
}

/** Begins to cancel what was paid for; what that means is said before it is done. */
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
