import { type EventRequestState, requestState } from '@idavuelta/shared/contracts';
import type { RequestStatus } from '../../database/column-types.ts';

/** Facts that determine a request's status. */
export interface RequestParts {
  submitted: boolean;
  hasImage: boolean;
  hasGuests: boolean;
}

/**
 * Returns the status: a submitted request counts as saved until it is complete, so that staff does not review half of
 * it.
 */
export const statusOf = ({ submitted, hasImage, hasGuests }: RequestParts): RequestStatus =>
  submitted && hasImage && hasGuests ? 'under_review' : 'saved';

/** Tells whether the organiser may change the request. An approved one is an event that guests rely on. */
export const isEditable = (status: RequestStatus) =>
  status === 'saved' || status === 'under_review' || status === 'rejected';

/** The list that a request appears in. */
export const stateOf: Record<RequestStatus, EventRequestState> = {
  saved: requestState.saved,
  under_review: requestState.underReview,
  // The organiser corrects it and submits it again.
  rejected: requestState.underReview,
  approved: requestState.approved,
  finished: requestState.finished,
};
