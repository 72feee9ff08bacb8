import type { PositionSharing, SentPosition } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import { newToken, tokenHash } from '../../accounts/account-tokens.ts';
import { createPositionsRepository } from './positions.repository.ts';

export type Positions = ReturnType<typeof createPositions>;

/** Positions of drivers who share them. Only their latest are read, and none is kept for longer than a day. */
export function createPositions({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  const stored = createPositionsRepository(db);

  async function sharing(driverId: number): Promise<PositionSharing> {
    const found = await stored.sharingOf(driverId);
    return { ...(found && { since: isoMoment(found.since) }), hasApp: Boolean(found?.deviceHash) };
  }

  return {
    sharing,

    async share(driverId: number) {
      await stored.share(driverId);
      return sharing(driverId);
    },

    /** Ends sharing, and forgets where the driver was. */
    async stop(driverId: number) {
      await stored.stop(driverId);
      return sharing(driverId);
    },

    /** Links a tracking app; one linked before is no longer heard. @throws STATE_CONFLICT while sharing is off */
    async linkApp(driverId: number) {
      const deviceId = newToken();
      if (!(await stored.link(driverId, tokenHash(deviceId)))) throw new AppError('STATE_CONFLICT');
      return { deviceId };
    },

    /**
     * Keeps what a phone collected, also while it had no network.
     * @param sentAt by the phone's clock, which may be wrong by hours
     */
    async keep(driverId: number, sentAt: string, positions: SentPosition[]) {
      const ahead = Date.parse(sentAt) - now().getTime();
      const timed = positions.map(({ at, ...position }) => ({ ...position, at: new Date(Date.parse(at) - ahead) }));
      return { kept: await stored.add(driverId, timed) };
    },

    /** Keeps what a linked app sends. @returns undefined for an unknown device */
    async keepOfApp(deviceId: string, { at, ...position }: SentPosition) {
      const driverId = await stored.driverOf(tokenHash(deviceId));
      if (driverId === undefined) return undefined;
      const moment = new Date(Math.min(Date.parse(at), now().getTime()));
      return { kept: await stored.add(driverId, [{ ...position, at: moment }]) };
    },

    latest: stored.latest,
    deleteExpired: stored.deleteExpired,
  };
}
