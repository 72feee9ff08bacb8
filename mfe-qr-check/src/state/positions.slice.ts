import type { PositionSharing, SentPosition } from '@idavuelta/shared/contracts/staff';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';

export interface PositionsState {
  /** Undefined until the API has been asked. */
  sharing?: PositionSharing;
  isBusy?: boolean;
  /** Error code of the last change that failed. */
  problem?: string;
  /** Device id of a tracking app that was just linked. */
  deviceId?: string;
}

const initialState: PositionsState = {};

/** Whether the driver shares where they are. */
export const positionsSlice = createSlice({
  name: 'mfe-qr-check/positions',
  initialState,
  reducers: {
    positionsUpdated: (state, { payload }: PayloadAction<PositionsState>) => {
      Object.assign(state, payload);
    },
  },
});

export const { positionsUpdated } = positionsSlice.actions;

/** The driver switches sharing on or off. */
export const sharingChanged = createAction<boolean>('mfe-qr-check/sharingChanged');
/** The driver links a tracking app. */
export const appLinked = createAction('mfe-qr-check/appLinked');
/** The phone knows where it is, by its own clock. */
export const positionSeen = createAction<SentPosition & { isBatteryLow: boolean }>('mfe-qr-check/positionSeen');

export const selectPositions = (state: { 'mfe-qr-check': { positions: PositionsState } }) =>
  state['mfe-qr-check'].positions;
