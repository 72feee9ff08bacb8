import { type Instance, instanceFiles, routingProblem } from './instance.ts';

/** Vehicles and distance; see the README of the instances. */
const best: Record<string, Instance['best']> = {
  c101: { vehicles: 10, cost: 828.94 },
  c103: { vehicles: 10, cost: 828.06 },
  r101: { vehicles: 19, cost: 1650.8 },
  r103: { vehicles: 13, cost: 1292.68 },
};

/** The maximum that the instances allow. */
const vehicles = 25;

/** A hundred customers with time windows; fewest vehicles first. */
export const solomon = (): Instance[] =>
  instanceFiles('.txt').map(({ name, text }) => {
    const [, [, capacity], ...places] = text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number)) as [number[], [number, number], ...number[][]];
    const customers = places.map((place) => {
      const [, x, y, service, demand] = place as [number, number, number, number, number];
      return { x, y, service, demand, window: place.slice(-2) as [number, number] };
    });
    return { name, problem: routingProblem(customers, { vehicles, capacity }), best: best[name] as Instance['best'] };
  });
