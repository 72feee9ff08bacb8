import { addAudit } from './audit.ts';
import { addCustomers } from './customers.ts';
import { addEvents } from './events.ts';
import { addFlags } from './flags.ts';
import { addJobs } from './jobs.ts';
import { addOrders } from './orders.ts';
import { addRates } from './rates.ts';
import { addRequests } from './requests.ts';
import type { StaffGroup } from './staff.ts';
import { addTickets } from './tickets.ts';
import { addTransfers } from './transfers.ts';

/** Every group of commands, in the order in which `--help` has them. */
export const groups: StaffGroup[] = [
  addTransfers,
  addRequests,
  addOrders,
  addTickets,
  addCustomers,
  addEvents,
  addRates,
  addFlags,
  addJobs,
  addAudit,
];
