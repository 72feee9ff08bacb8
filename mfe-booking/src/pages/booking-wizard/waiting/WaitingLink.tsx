import type { SlotProps, Waiting } from '@idavuelta/shared/contracts';
import { type ApiProblem, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { selectCheckout } from '../../../state/checkout/checkout.selectors.ts';
import { useWaiting } from '../../../state/tickets/tickets.api.ts';
import { Confirm } from './Confirm.tsx';
import { Leave } from './Leave.tsx';
import { ReservedSeats } from './ReservedSeats.tsx';

interface WaitingLinkProps extends SlotProps<'event.booking'> {
  /** The secret of the link in a mail. */
  token: string;
}

/** The state of a waiting-list entry, for the visitor who opens the link in its mail. */
export default function WaitingLink(props: WaitingLinkProps) {
  const { token, onOutdated } = props;
  const { data, error } = useWaiting(token);
  const box = useRef<HTMLDivElement>(null);
  const known = Boolean(data ?? error);
  const state = data?.state;

  useEffect(() => {
    // the wizard is far below, and the seats are reserved for only half an hour
    if (known) box.current?.scrollIntoView({ block: 'center' });
  }, [known]);

  const before = useRef(state);
  const outdate = useEffectEvent(() => onOutdated?.());
  useEffect(() => {
    // the seats may be on sale again, or sold to others
    if (before.current === 'held' && (state === 'over' || state === 'left')) outdate();
    // the pressed button has disappeared
    if ((before.current && state === 'left') || (before.current === 'asked' && state === 'waiting'))
      box.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <div ref={box} tabIndex={-1}>
      <WaitingState {...props} />
    </div>
  );
}

function WaitingState({ event, token }: WaitingLinkProps) {
  const { t } = useTranslation('booking');
  const { status, openOrder } = useSelector(selectCheckout);
  const { data, error } = useWaiting(token);
  const state = data?.state;
  // from here on the order shows everything
  if (status === 'placed' || (state === 'used' && openOrder)) return null;
  if (error && !data) {
    const { code } = error as ApiProblem;
    return <Notice tone="warn" title={t(`common:errors.${code}`)} />;
  }
  if (!data || data.eventId !== event.id) return null;
  if (state === 'held')
    return <ReservedSeats event={event} token={token} reserved={data as Waiting & { heldUntil: string }} />;
  if (state === 'asked')
    return (
      <Notice title={t('waiting.asked')} action={<Confirm token={token} />}>
        {t('waiting.asked_help')}
      </Notice>
    );
  if (state === 'waiting')
    return (
      <Notice title={t('waiting.waiting')} action={<Leave token={token} label="leave" />}>
        {t('waiting.waiting_help')}
      </Notice>
    );
  if (state === 'left') return <Notice title={t('waiting.left')} />;
  return (
    <Notice tone="warn" title={t(`waiting.${state}`)}>
      {t(`waiting.${state}_help`)}
    </Notice>
  );
}
