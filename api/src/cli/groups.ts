import { addAudit } from './audit.ts';
import { addCustomers } from './customers.ts';
import { addEvents } from './events.ts';
import { addFlags } from './flags.ts';
import { addJobs } from './jobs.ts';
import { addOrders } from './orders.ts';
import { addPickUpTimes } from './pick-up-times.ts';
import { addRates } from './rates.ts';
import { addRequests } from './requests.ts';
import type { CommandGroup } from './services.ts';
import { addTaxDocuments } from './tax-documents.ts';
import { addTickets } from './tickets.ts';
import { addTransfers } from './transfers.ts';
import { addUsers } from './users.ts';
import { addWindows } from './windows.ts';

/** All command groups, in the order of `--help`. */
export const groups: CommandGroup[] = [
  addTransfers,
  addRequests,
  addOrders,
  addTickets,
  addCustomers,
  addEvents,
  addWindows,
  addPickUpTimes,
  addRates,
  addTaxDocuments,
  addFlags,
  addJobs,
  addUsers,
  addAudit,
];
