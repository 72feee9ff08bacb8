import type { FastifyInstance } from 'fastify';

/**
 * Adds a route that switches a running simulator's faults, for people and browser tests: `POST /panel/mode` with
 * `{"mode": "away"}`; `none` ends them.
 * @param faults are replaced by those of the mode
 */
export function modeRoute<T extends object>(app: FastifyInstance, faults: T, modes: Record<string, T>) {
  app.post<{ Body: { mode?: string } }>('/panel/mode', async ({ body }, reply) => {
    const mode = body.mode ?? '';
    const known = mode === 'none' ? {} : modes[mode];
    if (!known) return reply.code(404).send(`Modes: ${['none', ...Object.keys(modes)].join(', ')}`);
    for (const name of Object.keys(faults)) delete faults[name as keyof T];
    Object.assign(faults, known);
    return reply.code(204).send();
  });
}
