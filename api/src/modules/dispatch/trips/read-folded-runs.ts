import type { Leg } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { type FoldedRun, foldRun, type MarkedRider } from './fold-run.ts';
import { createMarksRepository } from './marks.repository.ts';

interface UnfoldedRun extends PlanKey {
  /** Absent for a trip without a run. */
  runId?: number | undefined;
  /** The riders of each stop. */
  stops: MarkedRider[][];
}

const toLeg = (direction: PlanDirection): Leg => (direction === 'out' ? 'outbound' : 'return');

const planKey = ({ departureId, direction }: PlanKey) => `${departureId} ${direction}`;

/**
 * Reads marks and ticket checks with two statements for any number of departures.
 * @returns the function that folds a run of these departures
 */
export async function readFoldedRuns(on: Queryable, departureIds: number[]): Promise<(run: UnfoldedRun) => FoldedRun> {
  const ids = [...new Set(departureIds)];
  const repository = createMarksRepository(on);
  const [marks, checks] = ids.length > 0 ? [await repository.marks(ids), await repository.checks(ids)] : [[], []];
  const marksOf = Map.groupBy(marks, planKey);
  const checkedAt = new Map(checks.map(({ leg, ticketId, at }) => [`${leg} ${ticketId}`, at]));
  return ({ runId, stops, ...key }) => {
    const checkOf = ({ ticketId }: MarkedRider) => checkedAt.get(`${toLeg(key.direction)} ${ticketId}`);
    return foldRun(marksOf.get(planKey(key)) ?? [], stops, checkOf, { runId, direction: key.direction });
  };
}
