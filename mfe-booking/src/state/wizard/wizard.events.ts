import type { EventDetail } from '@idavuelta/shared/contracts';
import { createAction } from '@idavuelta/shared/platform';
import type { Draft } from '../draft/draft.ts';

/** The wizard of an event is on screen, or its event has fresher facts. */
export const wizardOpened = createAction<EventDetail>('booking/wizardOpened');

/** The page is going away, perhaps for good: what was typed must be safe now. */
export const pageHidden = createAction('booking/pageHidden');

/** The wizard is no longer on screen. */
export const wizardLeft = createAction('booking/wizardLeft');

/** The event's draft was found, or an empty one begun: every slice starts from it. */
export const draftOpened = createAction<{ event: EventDetail; draft: Draft }>('booking/draftOpened');

/** The same event with fresher facts, e.g. after a login. */
export const eventRefreshed = createAction<EventDetail>('booking/eventRefreshed');
