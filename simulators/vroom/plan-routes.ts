/** The parts of a request that the simulator reads. Times are in seconds. */
export interface VroomRequest {
  vehicles: {
    id: number;
    start_index?: number;
    end_index?: number;
    capacity: number[];
    skills: number[];
    time_window: [number, number];
  }[];
  jobs: {
    id: number;
    location_index: number;
    service: number;
    pickup?: number[];
    delivery?: number[];
    skills: number[];
    time_windows: [number, number][];
  }[];
  matrices: { car: { durations: number[][] } };
}
type Vehicle = VroomRequest['vehicles'][number];
type Job = VroomRequest['jobs'][number];

/** Assigns each job to the first vehicle with a feasible position for it. */
export function planRoutes({ vehicles, jobs, matrices }: VroomRequest) {
  const waiting = new Set(jobs);
  const routes = vehicles.map((vehicle) => {
    let route: Job[] = [];
    for (const job of waiting) {
      const longer = Array.from({ length: route.length + 1 }, (_, at) => route.toSpliced(at, 0, job));
      const fitting = longer.find((order) => fits(vehicle, order, matrices.car.durations));
      if (!fitting) continue;
      route = fitting;
      waiting.delete(job);
    }
    return {
      vehicle: vehicle.id,
      steps: [{ type: 'start' }, ...route.map(({ id }) => ({ type: 'job', id, job: id })), { type: 'end' }],
    };
  });
  return { routes: routes.filter(({ steps }) => steps.length > 2), unassigned: [...waiting].map(({ id }) => id) };
}

function fits(vehicle: Vehicle, order: Job[], durations: number[][]) {
  if (order.some(({ skills }) => skills.some((skill) => !vehicle.skills.includes(skill)))) return false;
  const amounts = order.map(({ pickup, delivery }) => pickup ?? delivery ?? []);
  const isFull = vehicle.capacity.some(
    (most, dimension) => amounts.reduce((sum, amount) => sum + (amount[dimension] ?? 0), 0) > most,
  );
  if (isFull) return false;
  const [first, last] = vehicle.time_window;
  let now = first;
  let place = vehicle.start_index;
  for (const { location_index, service, time_windows } of order) {
    now += place === undefined ? 0 : (durations[place]?.[location_index] as number);
    const window = time_windows.find(([, closes]) => closes >= now);
    if (!window) return false;
    now = Math.max(now, window[0]) + service;
    place = location_index;
  }
  if (vehicle.end_index !== undefined && place !== undefined) now += durations[place]?.[vehicle.end_index] as number;
  return now <= last;
}
