import type { ModuleState } from '@idavuelta/shared/contracts';
import { supervised } from '@idavuelta/shared/platform';
import { ticketCheckSaga } from './ticket-check.saga.ts';
import { ticketCheckSlice } from './ticket-check.slice.ts';

export default { reducer: ticketCheckSlice.reducer, saga: supervised(ticketCheckSaga) } satisfies ModuleState;
