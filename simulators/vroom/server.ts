import type { FastifyRequest } from 'fastify';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { planRoutes, type VroomRequest } from './plan-routes.ts';

interface Response {
  code: number;
  error?: string;
  routes: ReturnType<typeof planRoutes>['routes'];
  unassigned: { id: number; type: string }[];
}

/** Faults that a test can switch on; none at the start. */
interface VroomFaults {
  status?: number;
  /** It never answers. */
  hang?: boolean;
  /** Changes a plan before it is sent. */
  change?: (response: Response) => unknown;
}

/**
 * Starts a server that speaks VROOM's protocol and plans as simply as can be: it fills one vehicle after the other, with
 * regard to capacity, skills and time windows.
 * @returns its address, its faults, and what it was asked
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
