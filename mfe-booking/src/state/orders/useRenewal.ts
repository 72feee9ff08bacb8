import type { OrderId } from '@idavuelta/shared/contracts';
import { useState } from 'react';
import type { Renewal } from '../../ui/HoldTimer.tsx';
import { useRenewHold } from './orders.api.ts';

/** Extends the hold of an order's seats, as long as the API allows it. @param heldUntil ISO 8601 UTC */
export function useRenewal(id: OrderId, heldUntil: string): Renewal {
  const [renewHold, { isLoading: renewing }] = useRenewHold();
  const [exhausted, setExhausted] = useState(false);

  const renew = async () => {
    const { data, error } = await renewHold(id);
    // at its limit the API responds with the unchanged hold, or rejects; a missing response means nothing
    const rejected = error && 'status' in error && error.status === 409;
    if (rejected || (data && data.heldUntil <= heldUntil)) setExhausted(true);
  };
  return { renew: () => void renew(), renewing, exhausted };
}
