import type { FastifyRequest } from 'fastify';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { planRoutes, type VroomRequest } from './plan-routes.ts';

interface Response {
  code: number;
  error?: string;
  routes: ReturnType<typeof planRoutes>['routes'];
  unassigned: { id: number; type: string }[];
}

/** Faults that a test can enable; none by default. */
interface VroomFaults {
  status?: number;
  /** Never responds. */
  hang?: boolean;
  /** Changes a plan before it is sent. */
  change?: (response: Response) => unknown;
}

/**
 * Starts a server that speaks VROOM's protocol with the simplest planner: it fills one vehicle after the other,
 * respecting capacity, skills and time windows.
 * @returns its URL, its faults, and the requests it received
 */
export async function startVroom(listen: ListenOptions = {}) {
  const faults: VroomFaults = {};
  const requests: VroomRequest[] = [];
  const { url, close } = await startSimulator(listen, (app) => {
    app.post('/', async (request: FastifyRequest<{ Body: VroomRequest }>, reply) => {
      requests.push(request.body);
      if (faults.hang) return reply.hijack();
      if (faults.status) return reply.code(faults.status).send({ code: 1, error: 'Internal error' });
      const { routes, unassigned } = planRoutes(request.body);
      const response = { code: 0, routes, unassigned: unassigned.map((id) => ({ id, type: 'job' })) };
      return reply.send(faults.change?.(response) ?? response);
    });
  });
  return { url, close, faults, requests };
}
