import { type Instance, instanceFiles, routingProblem } from './instance.ts';

interface File {
  vehicles: number;
  capacity: number;
  best: number;
  depotFirst: { x: number; y: number; demand: number }[];
}

/** Vehicles of equal capacity, no time windows. */
export const augerat = (): Instance[] =>
  instanceFiles('.json').map(({ name, text }) => {
    const { best, depotFirst, ...fleet } = JSON.parse(text) as File;
    return {
      name,
      problem: routingProblem(depotFirst, fleet, Math.round),
      best: { cost: best, vehicles: fleet.vehicles },
    };
  });
