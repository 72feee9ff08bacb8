import type { ModuleState } from '@idavuelta/shared/contracts';
import { combineReducers, supervised } from '@idavuelta/shared/platform';
import { deviceSlice } from './device.slice.ts';
import { positionsSlice } from './positions.slice.ts';
import { deviceSaga, ticketCheckSaga } from './ticket-check.saga.ts';
import { ticketCheckSlice } from './ticket-check.slice.ts';
import { tripsSaga } from './trips.saga.ts';
import { tripsSlice } from './trips.slice.ts';
import { vehicleChecksSlice } from './vehicle-checks.slice.ts';

export default {
  reducer: combineReducers({
    scan: ticketCheckSlice.reducer,
    device: deviceSlice.reducer,
    trips: tripsSlice.reducer,
    vehicleChecks: vehicleChecksSlice.reducer,
    positions: positionsSlice.reducer,
  }),
  saga: supervised(ticketCheckSaga, deviceSaga, tripsSaga),
} satisfies ModuleState;
