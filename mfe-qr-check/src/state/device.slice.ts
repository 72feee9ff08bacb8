import type { CheckedDeparture, DoubleAdmission, TicketKey, TicketList, TicketQr } from '@idavuelta/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** What is displayed of the stored list. */
export type StoredList = Pick<TicketList, 'departureId' | 'event' | 'date' | 'madeAt'>;

/** Input for preparing a device. */
export interface RequestedList {
  departureId: number;
  /** The key from staff, for checking typed codes. */
  key?: string;
}

export interface DeviceState {
  /** Whether the stored data has been read; `failed`: the code that reads it could not be loaded. */
  status: 'closed' | 'open' | 'failed';
  list?: StoredList;
  /** This browser stores nothing: checks are lost when the page is closed. */
  isMemoryOnly?: boolean;
  /** Public keys for signatures, when there is no list. */
  keys: TicketKey[];
  /** Number of unsent checks. */
  waiting: number;
  /** Tickets that this device and another admitted while offline, unless the driver has seen them. */
  doubles: DoubleAdmission[];
  /** Departures of these days, once the driver has requested them. */
  departures?: CheckedDeparture[];
  /** The driver's latest request for data, pending or failed. */
  request?: { status: 'pending' } | { status: 'failed'; code: string };
}

const initialState: DeviceState = { status: 'closed', keys: [], waiting: 0, doubles: [] };

export const deviceSlice = createSlice({
  name: 'mfe-qr-check/device',
  initialState,
  reducers: {
    /** The device's stored data was read. */
    deviceOpened: (state, { payload }: PayloadAction<Pick<DeviceState, 'list' | 'waiting' | 'isMemoryOnly'>>) => {
      Object.assign(state, payload, { status: 'open' });
    },
    keysFound: (state, { payload }: PayloadAction<TicketKey[]>) => {
      state.keys = payload;
    },
    deviceFailed: (state) => {
      state.status = 'failed';
    },
    departuresRequested: (state) => {
      state.request = { status: 'pending' };
    },
    departuresFound: (state, { payload }: PayloadAction<CheckedDeparture[]>) => {
      state.departures = payload;
      delete state.request;
    },
    /** The driver chose the departure that this device checks. */
    listRequested: (state, _action: PayloadAction<RequestedList>) => {
      state.request = { status: 'pending' };
    },
    ticketListSaved: (state, { payload }: PayloadAction<StoredList>) => {
      state.list = payload;
      delete state.departures;
      delete state.request;
    },
    requestFailed: (state, { payload }: PayloadAction<string>) => {
      state.request = { status: 'failed', code: payload };
    },
    listRemoved: (state) => {
      delete state.list;
    },
    waitingCounted: (state, { payload }: PayloadAction<Pick<DeviceState, 'waiting' | 'isMemoryOnly'>>) => {
      Object.assign(state, payload);
    },
    doublesFound: (state, { payload }: PayloadAction<DoubleAdmission[]>) => {
      state.doubles = payload;
    },
    /** The payload: the double admissions that were displayed. */
    doublesSeen: (state, _action: PayloadAction<DoubleAdmission[]>) => {
      state.doubles = [];
    },
  },
});

export const {
  deviceOpened,
  deviceFailed,
  keysFound,
  departuresRequested,
  departuresFound,
  listRequested,
  ticketListSaved,
  requestFailed,
  listRemoved,
  waitingCounted,
  doublesFound,
  doublesSeen,
} = deviceSlice.actions;

/** Something on the page needs the stored data. */
export const deviceRequested = createAction('mfe-qr-check/deviceRequested');
/** A check was stored, which may have to be sent. */
export const checkStored = createAction('mfe-qr-check/checkStored');
/** The page has rejected a code by its signature. */
export const forgedCodeRead = createAction<TicketQr>('mfe-qr-check/forgedCodeRead');
export const networkReturned = createAction('mfe-qr-check/networkReturned');

export const selectDevice = (state: { 'mfe-qr-check': { device: DeviceState } }) => state['mfe-qr-check'].device;
