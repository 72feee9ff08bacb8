import type { DispatchConfig } from '../../../config/dispatch-config.ts';
import type { Warn } from '../travel-times/source.ts';
import { planInWorker } from './planner/plan-in-worker.ts';
import { createVroomPlanner, type Planner } from './vroom.ts';

/** Plans with VROOM if it is configured; otherwise, or if it fails, in a worker thread. */
export const createPlanner = ({ vroom }: DispatchConfig, warn: Warn): Planner =>
  vroom ? createVroomPlanner(vroom, planInWorker, warn) : planInWorker;
