import { type OrderId, sessionEnded, type TicketCheck } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** Why there is no camera: refused by the person, none on the device, or a page without HTTPS. */
export type CameraProblem = 'refused' | 'missing' | 'insecure';

/** `empty`: the server found the order but sent nothing about it. */
export type CheckState =
  | { status: 'idle' }
  | { status: 'scanning' }
  | { status: 'no-camera'; problem: CameraProblem }
  | { status: 'checking'; orderId: OrderId }
  | { status: 'checked'; ticket: Partial<TicketCheck> };

export const ticketCheckSlice = createSlice({
  name: 'mfe-qr-check',
  initialState: { status: 'idle' } as CheckState,
  reducers: {
    scanStarted: (): CheckState => ({ status: 'scanning' }),
    cameraFailed: (_, { payload }: PayloadAction<CameraProblem>): CheckState => ({
      status: 'no-camera',
      problem: payload,
    }),
    /** The text of a code that the camera or a photo showed. */
    codeRead: (state, _action: PayloadAction<string>) => state,
    checkStarted: (_, { payload }: PayloadAction<OrderId>): CheckState => ({ status: 'checking', orderId: payload }),
    ticketChecked: (_, { payload }: PayloadAction<Partial<TicketCheck>>): CheckState => ({
      status: 'checked',
      ticket: payload,
    }),
    pageLeft: (): CheckState => ({ status: 'idle' }),
  },
  extraReducers: (builder) => builder.addMatcher(sessionEnded.match, (): CheckState => ({ status: 'idle' })),
});

export const { scanStarted, cameraFailed, codeRead, checkStarted, ticketChecked, pageLeft } = ticketCheckSlice.actions;
export const selectCheck = (state: { 'mfe-qr-check': CheckState }) => state['mfe-qr-check'];
