import { userInfo } from 'node:os';
import type { ListPage, OrderId } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { readDatabaseConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { acquireEmbeddedServer } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { AppError } from './errors.ts';
import type { PageQuery } from './http/cursor.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { longDate } from './mail/long-date.ts';
import { createRatesForStaff } from './modules/exchange-rates/rates-for-staff.ts';
import { createFlags } from './modules/orders/flags.ts';
import { createOrderStates, type OrderStates } from './modules/orders/order-states.ts';
import { createTransfers } from './modules/payments/providers/transfer/transfers.ts';
import { createRefundRequests } from './modules/payments/refunds/refund-requests.ts';
import { createStaffRefunds } from './modules/payments/refunds/staff-refunds.ts';

const usage = `Usage: node src/staff.ts <command>

  transfers [cursor]             orders that wait for a bank transfer, the most urgent first
  validate-transfer <order>      by its number or id: the transfer is on the account: the order is paid and its mail goes out;
                                 one that came late takes its seats again, if they are free
  refund <order> [ticket …]      pays the order back, or the tickets with these numbers: their codes are refused from then
                                 on, their seats are free, and the buyer gets a mail when the provider has paid
  flags [cursor]                 orders at which somebody must look, and why, the oldest first
  resolve-flag <order> [note …]  somebody has
  rates                          exchange rates, the valid one of each currency first
  rates set <currency> <rate> [--by <name>]
                                 units of CLP or EUR for one PEN, valid from now on
  failed-jobs [cursor]           jobs that failed as often as they may, the oldest first
  retry-jobs                     tries them again`;

interface Staff {
  orders: OrderStates;
  rates: ReturnType<typeof createRatesForStaff>;
  transfers: ReturnType<typeof createTransfers>;
  refunds: ReturnType<typeof createStaffRefunds>;
  flags: ReturnType<typeof createFlags>;
  jobs: Jobs;
}

/** Lines of a page of a list. */
const pageSize = 50;

/** One page; `next` is the line that says how to see the page after it, if there is one. */
async function pageOf<T>(command: string, cursor: string | undefined, list: (page: PageQuery) => Promise<ListPage<T>>) {
  const { items, next } = await list({ limit: pageSize, cursor }).catch((error) => {
    throw error instanceof AppError ? new Error(`"${cursor}" is not the beginning of a page.`) : error;
  });
  return { items, next: next ? [`More: npm run staff -- ${command} ${next}`] : [] };
}

const me = () => `staff:${userInfo().username}` as const;

/** @param order the number of an order, or its id */
async function orderIdOf(orders: OrderStates, order?: string): Promise<OrderId> {
  if (!order) throw new Error(`Which order?\n\n${usage}`);
  if (/^[0-9a-f-]{36}$/i.test(order)) return order;
  if (!/^[0-9a-z]{8}$/i.test(order)) throw new Error(`"${order}" is not the number or id of an order.`);
  const orderId = await orders.idOf(order);
  if (!orderId) throw new Error(`There is no order ${order}.`);
  return orderId;
}

const commands: Record<string, (staff: Staff, ...args: string[]) => Promise<string>> = {
  async transfers({ transfers }, cursor) {
    const { items, next } = await pageOf('transfers', cursor, transfers.waiting);
    if (items.length === 0) return 'No order waits for a transfer.';
    const lines = items.map(({ orderId, reference, amount, customer, event, heldUntil }) =>
      [
        orderId,
        reference,
        formatMoney(amount),
        customer,
        event,
        longDate(heldUntil.toISOString(), 'en_US', 'UTC'),
      ].join('\t'),
    );
    return [...lines, ...next].join('\n');
  },

  async 'validate-transfer'({ transfers, orders }, order) {
    const orderId = await orderIdOf(orders, order);
    const paid = await transfers.validate(orderId, me()).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'NOT_FOUND') throw new Error(`There is no order ${order}.`);
      throw new Error(`Order ${order} does not wait for a transfer. ${error.message}`);
    });
    return paid
      ? `Order ${order} is paid; its confirmation is on its way.`
      : `The seats of order ${order} are gone: pay its transfer back by hand, then run resolve-flag ${order}.`;
  },

  async refund({ refunds, orders }, order, ...tickets) {
    const orderId = await orderIdOf(orders, order);
    const numbers = tickets.map(Number);
    if (!numbers.every((number) => Number.isInteger(number) && number > 0)) throw new Error(usage);
    const { amount, tickets: refunded } = await refunds.refund(orderId, numbers, me()).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'NOT_FOUND') throw new Error(`There is no order ${order}.`);
      throw new Error(`Order ${order} cannot be paid back. ${error.message}`);
    });
    return `${formatMoney(amount)} of order ${order} is being paid back: ticket ${refunded.join(', ')}.`;
  },

  async flags({ flags }, cursor) {
    const { items, next } = await pageOf('flags', cursor, flags.list);
    if (items.length === 0) return 'No order is flagged.';
    const lines = items.map(({ number, state, customer, reasons, since }) =>
      [number, state, customer, reasons.join(', '), since.toISOString()].join('\t'),
    );
    return [...lines, ...next].join('\n');
  },

  async 'resolve-flag'({ flags, orders }, order, ...note) {
    const resolved = await flags.resolve(await orderIdOf(orders, order), me(), note.join(' '));
    if (!resolved) throw new Error(`Order ${order} is not flagged.`);
    return `Order ${order} is no longer flagged.`;
  },

  async rates({ rates }, action, currency = '', rate = '', flag, by = userInfo().username) {
    if (action === 'set' && (flag === undefined || flag === '--by')) {
      await rates.set(currency, rate, by);
      return `1 PEN is ${rate} ${currency} from now on.`;
    }
    if (action !== undefined) throw new Error(usage);
    const history = await rates.history();
    if (history.length === 0) return 'No exchange rate is set: only methods that charge soles are offered.';
    return history
      .map(({ currency, rate, setAt, setBy }) => [currency, rate, setAt.toISOString(), setBy].join('\t'))
      .join('\n');
  },

  async 'failed-jobs'({ jobs }, cursor) {
    const { items, next } = await pageOf('failed-jobs', cursor, jobs.failed.list);
    if (items.length === 0) return 'No job has failed for good.';
    const lines = items.map(({ queue, failedAt, attempts, data }) =>
      [queue, failedAt.toISOString(), `${attempts} attempts`, JSON.stringify(data)].join('\t'),
    );
    return [...lines, ...next].join('\n');
  },

  async 'retry-jobs'({ jobs }) {
    const count = await jobs.failed.retryAll();
    return count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`;
  },
};

/** Runs one command on the database at `url`. @returns what to print */
export async function runStaffCommand(url: string, name: string, ...args: string[]): Promise<string> {
  const command = commands[name];
  if (!command) throw new Error(`Unknown command "${name}".\n\n${usage}`);
  const db: Database = openDatabase(url, { max: 2 });
  try {
    await migrate(url);
    // This process only files the job of the mail; the running API works on it.
    const jobs = await startJobs(url, { worker: false });
    try {
      const orders = createOrderStates({ db, jobs });
      const refunds = createRefundRequests({ jobs });
      return await command(
        {
          orders,
          transfers: createTransfers({ db, states: orders, refunds }),
          refunds: createStaffRefunds({ db, states: orders, refunds }),
          flags: createFlags({ db }),
          rates: createRatesForStaff({ db }),
          jobs,
        },
        ...args,
      );
    } finally {
      await jobs.stop();
    }
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  if (!name) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const config = readDatabaseConfig();
    const embedded = config.databaseUrl ? undefined : await acquireEmbeddedServer(config.localDir);
    try {
      const url = config.databaseUrl ?? (await embedded?.database(config.databaseName)) ?? '';
      console.log(await runStaffCommand(url, name, ...args));
    } finally {
      await embedded?.release();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
