import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plan } from './plan.ts';
import { planInWorker } from './plan-in-worker.ts';
import type { PlanProblem } from './problem.ts';

const parties = 40;
const minutes = Array.from({ length: parties }, (_, from) =>
  Array.from({ length: parties }, (__, to) => Math.abs(from - to)),
);
const problem: PlanProblem = {
  direction: 'out',
  parties: Array.from({ length: parties }, (_, place) => ({
    id: `p${place}`,
    place,
    seats: 1 + (place % 3),
    private: false,
  })),
  vehicles: Array.from({ length: 10 }, (_, index) => ({ id: `van-${index}`, seats: 15 })),
  travel: { minutes, kilometres: minutes },
  rules: { venue: 0, venueAt: 600, longestRide: 90, boarding: 1 },
};
const endless = { seed: 1, milliseconds: 600_000, rounds: 1e9 };

test('[DSP-02] a plan made in a thread is the same, and its progress is told on the way', async () => {
  const shares: number[] = [];
  const options = { seed: 5, rounds: 200 };
  const found = await planInWorker(problem, { ...options, onProgress: ({ share }) => shares.push(share) });
  assert.deepEqual(found, plan(problem, options));
  assert.ok(shares.length > 1);
});

test('[DSP-02] requests are answered while a plan is made', async () => {
  let answered = 0;
  const requests = setInterval(() => answered++, 10);
  await planInWorker(problem, { seed: 1, milliseconds: 500, rounds: 1e9 });
  clearInterval(requests);
  assert.ok(answered >= 5, `${answered} in half a second`);
});

test('[DSP-02] a plan that nobody waits for any more is given up, and its thread ends', async () => {
  const controller = new AbortController();
  const cancelled = planInWorker(problem, { ...endless, onProgress: () => controller.abort() }, controller.signal);
  await assert.rejects(cancelled, { name: 'AbortError' });
  await assert.rejects(planInWorker(problem, endless, AbortSignal.abort()), { name: 'AbortError' });
  // A running thread would keep this process alive.
  assert.deepEqual(
    process.getActiveResourcesInfo().filter((name) => /Worker|MessagePort/.test(name)),
    [],
  );
});

test('[DSP-02] a thread that fails gives its error', async () => {
  const broken = { ...problem, parties: undefined } as unknown as PlanProblem;
  await assert.rejects(planInWorker(broken, { seed: 1, rounds: 10 }), TypeError);
});
