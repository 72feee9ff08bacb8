import type { ModuleState } from '@idavuelta/shared/contracts';
import { ticketCheckSaga } from './ticket-check.saga.ts';
import { ticketCheckSlice } from './ticket-check.slice.ts';

export default { reducer: ticketCheckSlice.reducer, saga: ticketCheckSaga } satisfies ModuleState;
