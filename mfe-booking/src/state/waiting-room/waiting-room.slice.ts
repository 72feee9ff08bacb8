import type { Admission, ErrorCode, NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { orderRejected } from '../checkout/checkout.actions.ts';

/** The visitor in the queue in front of the event on screen. */
export interface WaitingRoomState {
  room?: number;
  now?: NowServing;
  ticket?: QueueTicket;
  admission?: Admission;
  /** An order was placed with the admission. */
  isUsed?: boolean;
  /** The gateway did not respond to the last poll. */
  isAway?: boolean;
  /** The queue was closed. */
  isGone?: boolean;
  isEntering?: boolean;
  /** Why the last press achieved nothing. */
  problem?: ErrorCode;
}

const initialState: WaitingRoomState = {};

/** The panel of a room is on screen, or the visitor has logged in: the ticket becomes the account's. */
export const roomOpened = createAction<number>('booking/roomOpened');
/** The panel is no longer on screen. */
export const roomClosed = createAction('booking/roomClosed');
/** The tab came to the front. */
export const pageShown = createAction('booking/pageShown');
/** The visitor was called and presses the button that starts the time to order. */
export const turnStarted = createAction('booking/turnStarted');
/** The visitor gives the turn to the next person. */
export const turnGivenUp = createAction('booking/turnGivenUp');
/** The visitor takes a new ticket after the turn has passed or was used. */
export const queueRejoined = createAction('booking/queueRejoined');

/** The turn is over: nothing that belonged to it remains. */
const pass = (state: WaitingRoomState) => {
  delete state.admission;
  if (state.ticket) state.ticket.turn = 'passed';
};

export const waitingRoomSlice = createSlice({
  name: 'booking/waitingRoom',
  initialState,
  reducers: {
    nowRead: (state, { payload }: PayloadAction<NowServing>) => {
      state.now = payload;
      state.isAway = false;
    },
    ticketRead: (state, { payload }: PayloadAction<QueueTicket>) => {
      state.ticket = payload;
      state.isAway = false;
      delete state.problem;
      if (payload.turn !== 'admitted') delete state.admission;
    },
    gatewayLost: (state) => {
      state.isAway = true;
    },
    roomGone: (state) => {
      state.isGone = true;
    },
    admissionReceived: (state, { payload }: PayloadAction<Admission>) => {
      state.admission = payload;
      state.isEntering = false;
      if (state.ticket) Object.assign(state.ticket, { turn: 'admitted', until: payload.until });
    },
    admissionRefused: (state, { payload }: PayloadAction<ErrorCode>) => {
      state.isEntering = false;
      state.problem = payload;
      if (payload === 'TURN_PASSED') pass(state);
    },
    turnEnded: pass,
    /** An order was placed with the admission. */
    turnUsed: (state) => {
      delete state.admission;
      state.isUsed = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(roomOpened, (state, { payload }) => (state.room === payload ? state : { room: payload }))
      .addCase(turnStarted, (state) => {
        state.isEntering = true;
        delete state.problem;
      })
      .addCase(queueRejoined, ({ room, now }) => ({ room, now }))
      .addCase(orderRejected, (state, { payload: { code } }) => {
        if (code === 'ADMISSION_USED') state.isUsed = true;
        if (code === 'TURN_PASSED') pass(state);
        if (code === 'ADMISSION_USED' || code === 'ADMISSION_REQUIRED') delete state.admission;
      }),
});

export const { nowRead, ticketRead, gatewayLost, roomGone, admissionReceived, admissionRefused, turnEnded, turnUsed } =
  waitingRoomSlice.actions;
