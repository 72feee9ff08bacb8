import type { Plan, PlanOptions, PlanProblem } from './problem.ts';

type Progress = Parameters<NonNullable<PlanOptions['onProgress']>>[0];

/** Input of the planner's worker thread. */
export interface WorkerTask {
  problem: PlanProblem;
  options: Omit<PlanOptions, 'onProgress'>;
}

/** Messages from the worker thread. */
export type WorkerMessage = { progress: Progress } | { plan: Plan };
