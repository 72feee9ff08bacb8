import type { DeviceCheck, DeviceCheckResults } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { parseOrderId } from '../../../http/order-id.ts';
import { type CheckTicketDependencies, createCheckTicket } from '../check-ticket.ts';
import { createDeviceChecksRepository } from './device-checks.repository.ts';

interface Device {
  id: string;
  name: string;
}

export type DeviceChecksService = ReturnType<typeof createDeviceChecksService>;

/** Receives checks that devices made offline. */
export function createDeviceChecksService({ db, ...dependencies }: CheckTicketDependencies & { db: Database }) {
  const checkTicket = createCheckTicket(dependencies);

  /** Records a check. Idempotent, also for concurrent repeats: returns the original outcome. */
  const receive = ({ orderId, checkedAt, wasLetIn, ...check }: DeviceCheck, device: Device) =>
    db.transaction().execute(async (tx) => {
      const checks = createDeviceChecksRepository(tx);
      await checks.lock(check.scanId);
      const known = await checks.outcomeOf(check.scanId);
      if (known === 'again' && wasLetIn) {
        await checks.setDouble(check.scanId);
        return 'double';
      }
      if (known) return known;
      const alone = { scannedAt: toDate(checkedAt), wasLetIn };
      return (await checkTicket(tx, { ...check, orderId: parseOrderId(orderId), device, alone })).outcome;
    });

  return {
    /**
     * Records checks in order and independently: when one fails, the earlier ones stay.
     * @returns their outcomes, and all recent tickets that this device and another let in
     */
    async receive(device: Device, checks: DeviceCheck[]): Promise<DeviceCheckResults> {
      const results: DeviceCheckResults['results'] = [];
      for (const check of checks) results.push({ scanId: check.scanId, outcome: await receive(check, device) });
      return { results, doubles: await createDeviceChecksRepository(db).doubles(device.id) };
    },
  };
}

/** Returns undefined for a leap second, which JavaScript dates cannot represent. */
function toDate(text: string) {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
