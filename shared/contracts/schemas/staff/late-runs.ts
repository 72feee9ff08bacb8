import { type Static, Type } from 'typebox';
import { body, envelope } from '../common.ts';
import { moment } from '../text.ts';
import { contact } from './contact.ts';

/** Delay in minutes that travellers can be told. */
const lateMinutes = { minimum: 10, maximum: 240 };
/** Minutes after which somebody who was told of a delay can be told again. */
export const toldAgainMinutes = 10;

export const waitingTravellerSchema = Type.Object(
  {
    name: Type.String(),
    phone: Type.String(contact),
    order: Type.String({ description: 'Order number' }),
    at: moment('Planned time of the call'),
    toldAt: Type.Optional(moment('When they were last told that the van is late')),
  },
  { title: 'WaitingTraveller' },
);
export const waitingTravellersResponse = envelope(
  Type.Array(waitingTravellerSchema),
  'Whom the run has yet to pick up, or to bring home; in the order of the stops',
);
export const lateNoticeSchema = body({
  minutes: Type.Integer({ ...lateMinutes, description: 'Delay that the travellers are told' }),
});
export const lateNoticeResponse = envelope(
  Type.Object({ told: Type.Integer({ description: 'Number of tickets whose travellers are told' }) }),
  'Told; without those who were told in the last ten minutes',
);

export type WaitingTraveller = Static<typeof waitingTravellerSchema>;
