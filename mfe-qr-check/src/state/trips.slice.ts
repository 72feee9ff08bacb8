import type { DrivenTrip, MarkedTrips, TripMark, TripNews } from '@idavuelta/shared/contracts/staff';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';

export interface TripsState {
  /** `closed` until the phone's stored data has been read. */
  status: 'closed' | 'logged-out' | 'code-needed' | 'open' | 'failed';
  trips: DrivenTrip[];
  /** Trips that the driver lost, and the next one. */
  news?: TripNews;
  /** When the trips were last read from the API, ISO 8601. */
  readAt?: string;
  /** Number of unsent marks. */
  waiting: number;
  isBusy?: boolean;
  /** Error code of the latest call that failed. */
  problem?: string;
  /** Why a mark was rejected. */
  rejection?: MarkedTrips['rejected'][number]['reason'];
}

const initialState: TripsState = { status: 'closed', trips: [], waiting: 0 };

export const tripsSlice = createSlice({
  name: 'mfe-qr-check/trips',
  initialState,
  reducers: {
    tripsUpdated: (state, { payload }: PayloadAction<Partial<TripsState>>) => {
      Object.assign(state, payload);
    },
  },
});

export const { tripsUpdated } = tripsSlice.actions;

/** A driver opens their trips. */
export const tripsRequested = createAction('mfe-qr-check/tripsRequested');
export const credentialsEntered = createAction<{ email: string; password: string }>('mfe-qr-check/credentialsEntered');
export const codeEntered = createAction<string>('mfe-qr-check/codeEntered');
/** The driver marked a stop or trip. */
export const tripMarked = createAction<Omit<TripMark, 'id' | 'at'>>('mfe-qr-check/tripMarked');
export const driverLoggedOut = createAction('mfe-qr-check/driverLoggedOut');

export const selectTrips = (state: { 'mfe-qr-check': { trips: TripsState } }) => state['mfe-qr-check'].trips;
