import type { EventRequestState } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestStatus } from '../../database/column-types.ts';
import { stateOf } from './request-status.ts';

/** SQL: status of `event_request`; finished once the event of an approved request is over. */
export const currentStatus: RawBuilder<RequestStatus> = sql`(CASE
  WHEN event_request.status = 'approved' AND event_request.ends_at < now() THEN 'finished' ELSE event_request.status END)`;

const cases = Object.entries(stateOf).map(([status, state]) => sql`WHEN ${sql.lit(status)} THEN ${sql.lit(state)}`);

/** SQL: the list that `event_request` appears in. */
export const currentState: RawBuilder<EventRequestState> = sql`(CASE ${currentStatus} ${sql.join(cases, sql` `)} END)`;
