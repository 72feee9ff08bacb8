import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/driving.ts';

export type DrivenTrip = Static<typeof schemas.drivenTripSchema>;
export type DrivenStop = DrivenTrip['stops'][number];
export type MarkedTrips = Static<typeof schemas.markedTripsSchema>;
export type TripMark = Static<typeof schemas.tripMarkSchema>;
