import type { Plan, PlanOptions, PlanProblem } from './problem.ts';

type Progress = Parameters<NonNullable<PlanOptions['onProgress']>>[0];

/** What the planner's thread is given. */
export interface WorkerTask {
  problem: PlanProblem;
  options: Omit<PlanOptions, 'onProgress'>;
}

/** What it says. */
export type WorkerMessage = { progress: Progress } | { plan: Plan };
