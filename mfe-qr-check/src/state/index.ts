import type { ModuleState } from '@idavuelta/shared/contracts';
import { ticketCheckSaga } from './features/ticket-check/ticket-check.saga.ts';
import { ticketCheckSlice } from './features/ticket-check/ticket-check.slice.ts';

export default { reducer: ticketCheckSlice.reducer, saga: ticketCheckSaga } satisfies ModuleState;
