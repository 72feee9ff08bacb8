import { type EventDetail, selectIsLoggedIn, type Waiting } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { useSharedVan } from '../../../features/tickets/useSharedVan.ts';
import { useWaiting } from '../../../state/tickets/tickets.api.ts';
import { HoldTimer } from '../../../ui/HoldTimer.tsx';
import { Leave } from './Leave.tsx';

/** Polling interval in milliseconds after the time has run out by the device's clock. */
const pollingInterval = 2_000;

interface ReservedSeatsProps {
  event: EventDetail;
  token: string;
  reserved: Waiting & { heldUntil: string };
}

/** Selects the visitor's reserved seats, shows until when they are reserved, and offers to give them up. */
export function ReservedSeats({ event, token, reserved }: ReservedSeatsProps) {
  const { t } = useTranslation('booking');
  const loggedIn = useSelector(selectIsLoggedIn);
  const { productVariantId: variantId, eventDateId: dateId, day, tickets, heldUntil } = reserved;
  useSharedVan(event, { variantId, dateId, day }, tickets);
  const [over, setOver] = useState(false);
  useWaiting(token, { pollingInterval: over ? pollingInterval : 0 });
  return (
    <Notice
      tone="good"
      title={t('waiting.held', { count: tickets })}
      action={<Leave token={token} label="give_back" />}
    >
      <p>{t(loggedIn ? 'waiting.held_help' : 'waiting.held_login')}</p>
      <HoldTimer heldUntil={heldUntil} onExpired={() => setOver(true)} />
    </Notice>
  );
}
