import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { registerDraining } from './draining.ts';

/** Returns how a request on this connection ended: its status, `refused`, or an error code. */
const endOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
    }).once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'refused' : (code ?? message)),
    );
  });

test('[FLT-17] a process that is stopped under load resets no request', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const { answerLastRequests } = registerDraining(app);
  app.get('/', () => sleep(1, 'well'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const endings: Record<string, number> = {};
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const ending = await endOf(url, agent);
      endings[ending] = (endings[ending] ?? 0) + 1;
      if (ending === 'refused') return agent.destroy();
    }
  };
  const visits = Promise.all(Array.from({ length: 40 }, visit));
  while ((endings[200] ?? 0) < 200) await sleep(1);
  await answerLastRequests();
  await app.close();
  await visits;
  const { 200: answered = 0, refused, ...rest } = endings;
  assert.ok(answered >= 200);
  assert.deepEqual([refused, rest], [40, {}]);
});
