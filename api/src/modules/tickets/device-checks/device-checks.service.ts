import type { DeviceCheck, DeviceCheckResults } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { parseOrderId } from '../../../http/order-id.ts';
import { createJudge, type JudgeDependencies } from '../judge-ticket.ts';
import { createDeviceChecksRepository } from './device-checks.repository.ts';

interface Device {
  id: string;
  name: string;
}

export type DeviceChecksService = ReturnType<typeof createDeviceChecksService>;

/** Checks that devices have made without a network, and send when they have one. */
export function createDeviceChecksService({ db, ...dependencies }: JudgeDependencies & { db: Database }) {
  const judge = createJudge(dependencies);

  /** Records a check. Sent again, also at the same moment, it has the outcome that it had. */
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
      const alone = { scannedAt: momentOf(checkedAt), wasLetIn };
      return (await judge(tx, { ...check, orderId: parseOrderId(orderId), device, alone })).outcome;
    });

  return {
    /**
     * Records checks in their order, each for itself: when one fails, those before it stay.
     * @returns their outcomes, and every ticket of the last days that this device and another let in
     */
    async receive(device: Device, checks: DeviceCheck[]): Promise<DeviceCheckResults> {
      const results: DeviceCheckResults['results'] = [];
      for (const check of checks) results.push({ scanId: check.scanId, outcome: await receive(check, device) });
      return { results, doubles: await createDeviceChecksRepository(db).doubles(device.id) };
    },
  };
}

/** Undefined for a leap second, which process clocks do not have. */
function momentOf(text: string) {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
