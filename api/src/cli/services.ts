import { userInfo } from 'node:os';
import type { Command } from 'commander';
import type { EstimateSettings } from '../config/pick-up-config.ts';
import type { StaffActor } from '../database/actor.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createCustomersForStaff } from '../modules/accounts/for-staff/customers-for-staff.ts';
import { createPublishList } from '../modules/dispatch/plans/publishing/publish-list.ts';
import { createEventsForStaff } from '../modules/event-management/for-staff/events-for-staff.ts';
import { createEventImport } from '../modules/event-management/import/import-events.ts';
import { createRatesForStaff } from '../modules/exchange-rates/for-staff/rates-for-staff.ts';
import { createFlags } from '../modules/orders/for-staff/flags.ts';
import { createOrdersForStaff } from '../modules/orders/for-staff/orders-for-staff.ts';
import { createStaffCancellation } from '../modules/orders/for-staff/staff-cancellation.ts';
import { createOrderStates } from '../modules/orders/order-states.ts';
import { attemptsSummary } from '../modules/payments/attempts/attempts-summary.ts';
import { createTransfers } from '../modules/payments/providers/transfer/transfers.ts';
import { settleByHand } from '../modules/payments/refunds/by-hand/settle-by-hand.ts';
import { createRefundRequests } from '../modules/payments/refunds/refund-requests.ts';
import { createStaffRefunds } from '../modules/payments/refunds/staff-refunds.ts';
import { createOpenRows } from '../modules/payments/statements/open-rows.ts';
import { createStatementImport } from '../modules/payments/statements/statement-import.ts';
import { createStatementLayouts } from '../modules/payments/statements/statement-layouts.ts';
import { createPickUpsService } from '../modules/pick-ups/pick-ups.service.ts';
import { createImportTimes } from '../modules/pick-ups/times/import-times.ts';
import { createNotifyTimes } from '../modules/pick-ups/times/notify-times.ts';
import { createWindowsForStaff } from '../modules/pick-ups/windows-for-staff.ts';
import { createInviteStaff } from '../modules/staff-accounts/invite-staff.ts';
import { createStaffUsers } from '../modules/staff-accounts/staff-users.ts';
import { createReissueTicket } from '../modules/tickets/reissue-ticket.ts';
import { createDeviceKeys } from '../modules/tickets/short-codes/device-keys.ts';

/** Services available to commands. */
export type CommandServices = ReturnType<typeof createCommandServices>;

interface CommandDependencies {
  db: Database;
  jobs: Jobs;
  /** Settings for estimating pick-up windows. */
  pickUps: EstimateSettings;
}

/** @param db and `jobs`, which is only used to queue jobs; the running API works on them */
export function createCommandServices({ db, jobs, pickUps }: CommandDependencies) {
  const orders = createOrderStates({ db, jobs });
  const refundRequests = createRefundRequests({ jobs });
  const cancellation = createStaffCancellation({ db, jobs, states: orders, payments: attemptsSummary });
  return {
    db,
    jobs,
    /** The user who runs the command, for the audit. */
    actor: `staff:${userInfo().username}` as StaffActor,
    orders,
    ordersForStaff: createOrdersForStaff({ db }),
    cancellation,
    customers: createCustomersForStaff({ db, jobs }),
    transfers: createTransfers({ db, jobs, states: orders, refunds: refundRequests, cancellation }),
    importStatement: createStatementImport({ db, jobs, states: orders, refunds: refundRequests }),
    layouts: createStatementLayouts({ db }),
    openRows: createOpenRows({ db, jobs, states: orders, refunds: refundRequests }),
    refunds: createStaffRefunds({ db, jobs, states: orders, refunds: refundRequests }),
    reissueTicket: createReissueTicket({ db, jobs, states: orders }),
    deviceKeys: createDeviceKeys({ db }),
    flags: createFlags({ db, jobs, settleByHand }),
    events: createEventsForStaff({ db }),
    importTimes: createImportTimes({ db, publish: createPublishList({ jobs, settings: pickUps }) }),
    notifyTimes: createNotifyTimes({ db, jobs }),
    windows: createWindowsForStaff({ db, pickUps: createPickUpsService({ db, settings: pickUps }) }),
    eventImport: createEventImport({ db }),
    rates: createRatesForStaff({ db }),
    users: createStaffUsers({ db }),
    inviteStaff: createInviteStaff({ db, jobs }),
  };
}

/** Runs a command's work on the database and prints its result. Commands connect only through this function. */
export type Run = (work: (staff: CommandServices) => Promise<string>) => Promise<void>;

/**
 * Adds a group of commands. Each group has a file of its own and is listed in `groups.ts`. A command throws an `Error`
 * with a message for staff; changes are audited with `actor`.
 * @example
 * export const addRequests: CommandGroup = (program, run) => {
 *   const group = program.command('requests').description(…);
 *   group.command('list').action((…) => run(async (staff) => …));
 * };
 */
export type CommandGroup = (program: Command, run: Run) => void;
