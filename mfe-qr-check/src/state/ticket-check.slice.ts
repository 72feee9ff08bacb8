import { type Leg, type OrderId, sessionEnded, type TicketCheck } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** Why there is no camera: permission denied, none on the device, or a page without HTTPS. */
export type CameraProblem = 'denied' | 'notFound' | 'insecure';

export type CheckState =
  | { status: 'idle' }
  | { status: 'scanning' }
  | { status: 'no-camera'; problem: CameraProblem }
  | { status: 'checking'; orderId: OrderId }
  | { status: 'checked'; ticket: Partial<TicketCheck> };

interface TicketCheckState {
  check: CheckState;
  /** The leg that the driver set; without it the API chooses by the time. */
  leg?: Leg;
}

const initialState: TicketCheckState = { check: { status: 'idle' } };

export const ticketCheckSlice = createSlice({
  name: 'mfe-qr-check',
  initialState,
  reducers: {
    scanStarted: (state) => {
      state.check = { status: 'scanning' };
    },
    cameraFailed: (state, { payload }: PayloadAction<CameraProblem>) => {
      state.check = { status: 'no-camera', problem: payload };
    },
    legChosen: (state, { payload }: PayloadAction<Leg | undefined>) => {
      state.leg = payload;
    },
    /** A code was read, by the camera or from a photo. The payload is its text. */
    codeRead: (state, _action: PayloadAction<string>) => state,
    checkStarted: (state, { payload }: PayloadAction<OrderId>) => {
      state.check = { status: 'checking', orderId: payload };
    },
    ticketChecked: (state, { payload }: PayloadAction<Partial<TicketCheck>>) => {
      state.check = { status: 'checked', ticket: payload };
    },
    /** The chosen leg outlives the page: a driver checks the same leg all evening. */
    pageClosed: (state) => {
      state.check = { status: 'idle' };
    },
  },
  extraReducers: (builder) => builder.addMatcher(sessionEnded.match, () => initialState),
});

export const { scanStarted, cameraFailed, legChosen, codeRead, checkStarted, ticketChecked, pageClosed } =
  ticketCheckSlice.actions;

interface State {
  'mfe-qr-check': TicketCheckState;
}
export const selectCheck = (state: State) => state['mfe-qr-check'].check;
export const selectLeg = (state: State) => state['mfe-qr-check'].leg;
