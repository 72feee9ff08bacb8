import type { OrderId } from '@idavuelta/shared/contracts';
import { useState } from 'react';
import type { Renewal } from '../../ui/HoldTimer.tsx';
import { useRenewHold } from './orders.api.ts';

/** More time for the seats of an order, as long as the API gives more. @param heldUntil ISO 8601 UTC */
export function useRenewal(id: OrderId, heldUntil: string): Renewal {
  const [renewHold, { isLoading: renewing }] = useRenewHold();
  const [exhausted, setExhausted] = useState(false);

  const renew = async () => {
    const { data, error } = await renewHold(id);
    // at its limit the API answers with the hold as it is, or rejects; no answer says nothing
    const rejected = error && 'status' in error && error.status === 409;
    if (rejected || (data && data.heldUntil <= heldUntil)) setExhausted(true);
  };
  return { renew: () => void renew(), renewing, exhausted };
}
