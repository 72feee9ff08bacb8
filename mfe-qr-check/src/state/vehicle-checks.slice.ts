import type { MyVehicleChecks, VehicleCheckInput } from '@idavuelta/shared/contracts/staff';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';

export type VehicleChecksState = MyVehicleChecks;

const initialState: VehicleChecksState = { items: [], trips: [] };

/** What to look at before a trip, and the trips for which that was done. */
export const vehicleChecksSlice = createSlice({
  name: 'mfe-qr-check/vehicleChecks',
  initialState,
  reducers: {
    vehicleChecksUpdated: (_, { payload }: PayloadAction<VehicleChecksState>) => payload,
  },
});

export const { vehicleChecksUpdated } = vehicleChecksSlice.actions;

/** The driver has looked at the vehicle. */
export const vehicleChecked = createAction<Omit<VehicleCheckInput, 'id' | 'at'>>('mfe-qr-check/vehicleChecked');

export const selectVehicleChecks = (state: { 'mfe-qr-check': { vehicleChecks: VehicleChecksState } }) =>
  state['mfe-qr-check'].vehicleChecks;
