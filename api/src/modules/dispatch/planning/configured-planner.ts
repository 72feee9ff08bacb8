import type { DispatchConfig } from '../../../config/dispatch-config.ts';
import type { Warn } from '../travel-times/source.ts';
import { planInWorker } from './planner/plan-in-worker.ts';
import { createVroomPlanner, type Planner } from './vroom.ts';

/** Plans by VROOM where it is configured; else, and where it fails, in a thread of ours. */
export const createPlanner = ({ vroom }: DispatchConfig, warn: Warn): Planner =>
  vroom ? createVroomPlanner(vroom, planInWorker, warn) : planInWorker;
