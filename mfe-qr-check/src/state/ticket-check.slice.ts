import { type OrderId, sessionEnded, type TicketCheck } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** Why there is no camera: permission denied, none on the device, or a page without HTTPS. */
export type CameraProblem = 'denied' | 'notFound' | 'insecure';

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
    /** A code was read, by the camera or from a photo. The payload is its text. */
    codeRead: (state, _action: PayloadAction<string>) => state,
    checkStarted: (_, { payload }: PayloadAction<OrderId>): CheckState => ({ status: 'checking', orderId: payload }),
    ticketChecked: (_, { payload }: PayloadAction<Partial<TicketCheck>>): CheckState => ({
      status: 'checked',
      ticket: payload,
    }),
    pageClosed: (): CheckState => ({ status: 'idle' }),
  },
  extraReducers: (builder) => builder.addMatcher(sessionEnded.match, (): CheckState => ({ status: 'idle' })),
});

export const { scanStarted, cameraFailed, codeRead, checkStarted, ticketChecked, pageClosed } =
  ticketCheckSlice.actions;
export const selectCheck = (state: { 'mfe-qr-check': CheckState }) => state['mfe-qr-check'];
