import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import type { PlanKey } from '../plans/plans.repository.ts';

/**
 * A planning job reports progress twice a second; if it is killed, it restarts within a minute. Silence beyond this
 * means failure.
 */
const silence = '2 minutes';

interface Progress {
  share: number;
  vehicles: number;
  unserved: number;
}

/** Progress of the latest planning of each departure and direction. */
export function createPlanningRepository(db: Queryable) {
  const isSilent = sql<boolean>`seen_at < now() - ${silence}::interval`;

  return {
    async find({ departureId, direction }: PlanKey) {
      const row = await db
        .selectFrom('dispatch_planning')
        .select(['id', 'state', 'share', 'vehicles', 'unserved', isSilent.as('isSilent')])
        .where('departure_id', '=', departureId)
        .where('direction', '=', direction)
        .executeTakeFirst();
      if (!row) return undefined;
      const { state, isSilent: silent, ...progress } = row;
      const isAlive = state === 'planning' && !silent;
      return { ...progress, isAlive, isFailed: state === 'failed' || (state === 'planning' && silent) };
    },

    /** Starts under a new id, so that jobs of earlier plannings no longer have any effect. @returns the id */
    async start(
      { departureId, direction }: PlanKey,
      { fromScratch, draftRevision, actor }: { fromScratch: boolean; draftRevision: number; actor: string },
    ) {
      await db
        .deleteFrom('dispatch_planning')
        .where('departure_id', '=', departureId)
        .where('direction', '=', direction)
        .execute();
      const { id } = await db
        .insertInto('dispatch_planning')
        .values({
          departure_id: departureId,
          direction,
          from_scratch: fromScratch,
          draft_revision: draftRevision,
          started_by: actor,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** @returns undefined when it has ended or a newer one has begun */
    underWay: (id: number) =>
      db
        .selectFrom('dispatch_planning')
        .select(['departure_id as departureId', 'direction', 'from_scratch as fromScratch'])
        .select(['draft_revision as draftRevision', 'started_by as actor'])
        .where('id', '=', id)
        .where('state', '=', 'planning')
        .executeTakeFirst(),

    report: (id: number, progress: Progress) =>
      db
        .updateTable('dispatch_planning')
        .set({ ...progress, seen_at: sql`clock_timestamp()` })
        .where('id', '=', id)
        .where('state', '=', 'planning')
        .execute(),

    end: (id: number, state: 'done' | 'failed') =>
      db.updateTable('dispatch_planning').set({ state, seen_at: now }).where('id', '=', id).execute(),
  };
}
