import { type Leg, type OrderId, sessionEnded, type TicketCheck } from '@idavuelta/shared/contracts';
import { ticketRejections } from '@idavuelta/shared/contracts/tickets';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/**
 * Why no code is read from the camera: permission denied, none on the device, taken by another program, a page without
 * HTTPS, or what reads codes could not be fetched.
 */
export type CameraProblem = 'denied' | 'notFound' | 'inUse' | 'insecure' | 'noDecoder';

/**
 * Why a ticket is refused: what the API says of it, or `unknown` for an order that there is not. Without a network: it is
 * `not_listed`, or its code has no signature.
 */
export const rejections = [...ticketRejections, 'unknown', 'not_listed', 'unsigned'] as const;
export type Rejection = (typeof rejections)[number];

export type CheckState =
  | { status: 'idle' }
  | { status: 'scanning' }
  | { status: 'no-camera'; problem: CameraProblem }
  | { status: 'checking'; orderId: OrderId }
  /** The code names an order of several tickets, and none of them. */
  | { status: 'ticket-needed' }
  | { status: 'checked'; ticket: Partial<TicketCheck>; judgedBy?: string }
  | { status: 'refused'; rejection: Rejection; judgedBy?: string };

/** When the list was made by which the device judged by itself; absent when the API did. */
interface JudgedBy {
  judgedBy?: string;
}

/** What the driver typed of an order, as it stands in the fields. */
export interface TypedCode {
  code: string;
  /** Number of the ticket, asked for where an order has several. */
  ticket: string;
}

/** Why no ticket is found by a typed code; `no_device_key`: the device may not look. */
export type TypedProblem = 'no_device_key' | 'no_such_code' | 'code_not_listed';

interface TicketCheckState {
  check: CheckState;
  /** Kept until a ticket is found by it. */
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
    ticketChecked: (state, { payload }: PayloadAction<{ ticket: Partial<TicketCheck> } & JudgedBy>) => {
      state.typed = undefined;
      state.check = { status: 'checked', ...payload };
    },
    ticketRejected: (state, { payload }: PayloadAction<{ rejection: Rejection } & JudgedBy>) => {
      state.check = { status: 'refused', ...payload };
    },
    /** The chosen leg outlives the page: a driver checks the same leg all evening. */
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
