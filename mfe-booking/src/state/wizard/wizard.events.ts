import type { EventDetail } from '@idavuelta/shared/contracts';
import { createAction } from '@idavuelta/shared/platform';
import type { OpenOrder } from '../checkout/checkout.types.ts';
import type { Draft } from '../draft/draft.ts';

/** The wizard of an event is on screen, or its event was fetched again. */
export const wizardOpened = createAction<EventDetail>('booking/wizardOpened');

/** The page is being hidden and may be closed: the draft must be saved now. */
export const pageHidden = createAction('booking/pageHidden');

/** The wizard is no longer on screen. */
export const wizardClosed = createAction('booking/wizardClosed');

/** A draft of the event was restored, or an empty one created: every slice is initialized from it. */
export const draftOpened = createAction<{ event: EventDetail; draft: Draft }>('booking/draftOpened');

interface StoredElsewhere {
  eventId: number;
  removed: boolean;
}

/** Another tab has saved or removed the draft of an event. */
export const draftStored = createAction<StoredElsewhere>('booking/draftStored');

/** Another tab has placed an order of the event on screen, or extended its hold. */
export const openOrderStored = createAction<OpenOrder>('booking/openOrderStored');

/** The event on screen was fetched again, e.g. after a login. */
export const eventRefreshed = createAction<EventDetail>('booking/eventRefreshed');

/** The page was opened by a link mailed to someone on a waiting list: its secret. */
export const waitingOpened = createAction<string | undefined>('booking/waitingOpened');
