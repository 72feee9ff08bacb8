import { anOrder, testEnvironment } from '@idavuelta/api/testing/test-app.ts';
import { createTicketChecks } from '@idavuelta/api/testing/ticket-checks.ts';
import type { TicketQr } from '@idavuelta/shared/contracts';
import { playDay } from '../day/play-day.ts';
import { prepareDay } from '../day/prepare-day.ts';
import type { Call } from '../load.ts';
import { databaseProcess, familySeconds, startApi } from '../processes.ts';
import type { MeasuredCall } from './calls.ts';
import type { Part } from './site.ts';

type Day = Awaited<ReturnType<typeof prepareDay>>;

const phones = 100;
const boards = 200;
const ticketsOfOrder = 4;
/** More than one process answers. */
const mostChecksPerSecond = 400;

export interface BoardsFigures {
  /** Processors that the open boards used. */
  used: Partial<Record<Part, number>>;
  boards: number;
  bytesPerSecond: number;
  failed: number;
}

/** Sells tickets whose departure is about to begin. @returns their codes, neighbours of different orders */
async function sellTickets({ testApp, buyer }: Day, count: number): Promise<TicketQr[]> {
  const { codesOf, beganAgo } = createTicketChecks(testApp);
  const event = await testApp.addEventOf([{ capacity: 1, stops: 1, stock: count + ticketsOfOrder }]);
  const codes: TicketQr[][] = [];
  while (codes.length * ticketsOfOrder < count) {
    const request = anOrder(event, { tickets: ticketsOfOrder, discountCode: 'GRATIS100' });
    const { data, status, body } = await testApp.place(buyer, request);
    if (status !== 200) throw new Error(`the order of tickets was answered ${JSON.stringify(body)}`);
    codes.push(await codesOf(data.orderId, buyer));
    if (codes.length * ticketsOfOrder >= count) await beganAgo(data.orderId, -60);
  }
  return Array.from({ length: ticketsOfOrder }, (_, number) =>
    codes.flatMap((ofOrder) => ofOrder[number] ?? []),
  ).flat();
}

const checkOf = ({ orderId, ticket = 1, signature, issue }: TicketQr): Call => ({
  method: 'POST',
  path: `/order/${orderId}/check-complete?ticket=${ticket}`,
  body: { signature, issue },
});

/**
 * Starts an API process on a day with trips and tickets.
 * @param seconds for which tickets can be checked
 */
export async function openBusyDay(seconds: number) {
  const day = await prepareDay(phones);
  const { testApp } = day;
  const codes = await sellTickets(day, Math.ceil(seconds * mostChecksPerSecond));
  const api = await startApi(testApp.url, { JWT_SECRET: testEnvironment.JWT_SECRET });
  const database = await databaseProcess(testApp.db);
  let checked = 0;
  const checks: MeasuredCall = {
    name: 'ticket checks',
    url: api.url,
    part: 'api',
    calls: () => checkOf(codes[checked++ % codes.length] as TicketQr),
  };
  return {
    checks,
    seconds: { api: api.processorSeconds, postgresql: async () => familySeconds(database) },

    /** Opens boards beside the phones of drivers. @param playedFor seconds, without them and with them */
    async openBoards(playedFor: number): Promise<BoardsFigures> {
      const without = await playDay(api, day, { phones, boards: 0, seconds: playedFor });
      const beside = await playDay(api, day, { phones, boards, seconds: playedFor });
      return {
        boards,
        used: {
          api: beside.apiCores - without.apiCores,
          postgresql: beside.databaseCores - without.databaseCores,
        },
        bytesPerSecond: beside.bytes / boards,
        failed: without.failed + beside.failed,
      };
    },

    async close() {
      await api.stop();
      await testApp.close();
    },
  };
}
