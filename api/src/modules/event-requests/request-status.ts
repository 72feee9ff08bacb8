import { type EventRequestState, requestState } from '@idavuelta/shared/contracts';
import type { RequestStatus } from '../../database/column-types.ts';

/** What decides how far a request has come. */
export interface RequestParts {
  submitted: boolean;
  hasImage: boolean;
  hasGuests: boolean;
}

/** Nobody reviews half a request: until all of it is there, a submitted one is saved. */
export const statusOf = ({ submitted, hasImage, hasGuests }: RequestParts): RequestStatus =>
  submitted && hasImage && hasGuests ? 'under_review' : 'saved';

/** What the organiser may still change. An approved request is an event, which guests rely on. */
export const isEditable = (status: RequestStatus) =>
  status === 'saved' || status === 'under_review' || status === 'rejected';

/** In which list a request is. */
export const stateOf: Record<RequestStatus, EventRequestState> = {
  saved: requestState.saved,
  under_review: requestState.underReview,
  // Its organiser mends it and sends it again.
  rejected: requestState.underReview,
  approved: requestState.approved,
  finished: requestState.finished,
};
