import type { WaitingTraveller } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { AppError } from '../../../../errors.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { waitingAt } from '../../plans/parties/parties.ts';
import { readMarkedTrips } from '../marked-trips.ts';
import { createRunsRepository } from '../runs.repository.ts';
import { createTripsRepository } from '../trips.repository.ts';
import { createLateNoticesRepository } from './late-notices.repository.ts';
import { expectedAt, ridersBehind } from './late-riders.ts';
import { notifyRiders } from './notify-late-van.ts';

/** Who waits for a run that is late, and what they are told by the choice of a dispatcher. */
export function createLateRuns({ db, jobs }: { db: Database; jobs: Jobs }) {
  /** @throws NOT_FOUND */
  async function read(on: Queryable, runId: number) {
    const run = await createRunsRepository(on).find(runId);
    if (!run) throw new AppError('NOT_FOUND');
    const trip = run.endedAt ? undefined : await createTripsRepository(on).ofRun(runId);
    const [marked] = trip ? await readMarkedTrips(on, [trip]) : [];
    return { ...run, readAt: marked?.readAt ?? new Date(), riders: marked ? ridersBehind(marked) : [] };
  }

  return {
    /** Returns the travellers whom the run has yet to reach; none after its end. */
    async waiting(runId: number): Promise<WaitingTraveller[]> {
      const { direction, riders } = await read(db, runId);
      const tickets = riders.map(({ rider }) => rider.ticketId);
      const told = await createLateNoticesRepository(db).times(tickets, direction);
      return riders.flatMap(({ rider, at }) => {
        const toldAt = told.get(rider.ticketId);
        return waitingAt(rider, rider.addressIndex).map(({ name, phone }) => ({
          ...{ name, phone, order: rider.order, at },
          ...(toldAt && { toldAt: isoMoment(toldAt) }),
        }));
      });
    },

    /** Sends those who wait the message of a late van. @returns the number of tickets that are told */
    tell: (runId: number, minutes: number, actor: StaffActor): Promise<{ told: number }> =>
      db.transaction().execute(async (tx) => {
        const { direction, readAt, riders } = await read(tx, runId);
        const told = await createLateNoticesRepository(tx).renew(
          riders.map(({ rider }) => rider.ticketId),
          direction,
        );
        const late = riders
          .filter(({ rider }) => told.has(rider.ticketId))
          .map(({ rider, at }) => ({ rider, at: latest(expectedAt(at, minutes), isoMoment(readAt)) }));
        await notifyRiders({ tx, jobs }, { direction, minutes, riders: late });
        const detail = { minutes, told: told.size };
        await createAuditRepository(tx).add({ actor, action: 'tell-late-run', subject: `run:${runId}`, detail });
        return { told: told.size };
      }),
  };
}

const latest = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);

export type LateRuns = ReturnType<typeof createLateRuns>;
