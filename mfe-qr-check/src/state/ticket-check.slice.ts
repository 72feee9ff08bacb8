import { type Leg, type OrderId, sessionEnded, type TicketCheck } from '@idavuelta/shared/contracts';
import { ticketRejections } from '@idavuelta/shared/contracts/tickets';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/**
 * Why no code can be read from the camera: permission denied, no camera, in use by another program, a page without
 * HTTPS, or the decoder could not be loaded.
 */
export type CameraProblem = 'denied' | 'notFound' | 'inUse' | 'insecure' | 'noDecoder';

/**
 * Why a ticket is rejected: the API's reason, or `unknown` for an order that does not exist. Offline: `not_listed`, or
 * `unsigned`.
 */
export const rejections = [...ticketRejections, 'unknown', 'not_listed', 'unsigned'] as const;
export type Rejection = (typeof rejections)[number];

export type CheckState =
  | { status: 'idle' }
  | { status: 'scanning' }
  | { status: 'no-camera'; problem: CameraProblem }
  | { status: 'checking'; orderId: OrderId }
  /** The code names an order with several tickets, but none of them. */
  | { status: 'ticket-needed' }
  | { status: 'checked'; ticket: Partial<TicketCheck>; listMadeAt?: string }
  | { status: 'rejected'; rejection: Rejection; listMadeAt?: string };

/** When the list by which the device decided was made; absent when the API decided. */
interface OfflineDecision {
  listMadeAt?: string;
}

/** Content of the fields. */
export interface TypedCode {
  code: string;
  /** Number of the ticket, required when an order has several. */
  ticket: string;
}

/** Why no ticket is found for a typed code; `no_device_key`: the device may not look it up. */
export type TypedProblem = 'no_device_key' | 'no_such_code' | 'code_not_listed';

interface TicketCheckState {
  check: CheckState;
  /** Kept until a ticket is found for it. */
  typed?: TypedCode;
  typedProblem?: TypedProblem;
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
    codeTyped: (state, { payload }: PayloadAction<TypedCode>) => {
      state.typed = payload;
      delete state.typedProblem;
    },
    typedFailed: (state, { payload }: PayloadAction<TypedProblem>) => {
      state.check = { status: 'scanning' };
      state.typedProblem = payload;
    },
    ticketNumberNeeded: (state, { payload }: PayloadAction<OrderId>) => {
      state.check = { status: 'ticket-needed' };
      state.typed = { code: payload, ticket: '' };
    },
    ticketChecked: (state, { payload }: PayloadAction<{ ticket: Partial<TicketCheck> } & OfflineDecision>) => {
      state.typed = undefined;
      state.check = { status: 'checked', ...payload };
    },
    ticketRejected: (state, { payload }: PayloadAction<{ rejection: Rejection } & OfflineDecision>) => {
      state.check = { status: 'rejected', ...payload };
    },
    /** The chosen leg survives the page: a driver checks the same leg all evening. */
    pageClosed: (state) => {
      state.typed = undefined;
      state.check = { status: 'idle' };
    },
  },
  extraReducers: (builder) => builder.addMatcher(sessionEnded.match, () => initialState),
});

export const {
  scanStarted,
  cameraFailed,
  legChosen,
  codeRead,
  codeTyped,
  typedFailed,
  checkStarted,
  ticketNumberNeeded,
  ticketChecked,
  ticketRejected,
  pageClosed,
} = ticketCheckSlice.actions;

interface State {
  'mfe-qr-check': { scan: TicketCheckState };
}
export const selectCheck = (state: State) => state['mfe-qr-check'].scan.check;
export const selectLeg = (state: State) => state['mfe-qr-check'].scan.leg;
export const selectTyped = (state: State) => state['mfe-qr-check'].scan.typed;
export const selectTypedProblem = (state: State) => state['mfe-qr-check'].scan.typedProblem;
