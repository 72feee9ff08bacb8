import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestApp } from '../testing/test-app.ts';
import { startValkey } from '../testing/valkey-server.ts';
import { createSharedValuesRepository } from './shared-values.repository.ts';
import { createSharedValues, type ValueKind } from './shared-values.ts';
import { connectValkey } from './valkey.ts';
import { createValkeyValues } from './valkey-values.ts';

const testApp = await openTestApp();
const quiet = { info() {}, warn() {} };

/** A number that goes on a hundred higher after a loss. */
const counter: ValueKind<number> = {
  initial: 0,
  copiesAtOnce: (before, value) => Math.floor(before / 50) !== Math.floor(value / 50),
  continueFrom: (copy) => (Math.floor(copy / 50) + 2) * 50,
};
const addOne = (value: number) => ({ value: value + 1, result: value });

/** The values as two processes see them. */
async function twoProcesses(url?: string) {
  return Promise.all(
    [1, 2].map(async () => {
      const client = url ? await connectValkey(url, quiet) : undefined;
      if (client) after(() => client.stop());
      const valkey = client && createValkeyValues(client);
      return createSharedValues({ repository: createSharedValuesRepository(testApp.db), valkey, log: quiet });
    }),
  );
}
type Processes = Awaited<ReturnType<typeof twoProcesses>>;

/** Takes numbers in both processes at once. */
const take = async (processes: Processes, key: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => processes[index % 2]?.change(key, counter, addOne)));

const isDistinct = (numbers: unknown[]) => new Set(numbers).size === numbers.length;

test('[SAL-08] in PostgreSQL, changes of several processes follow each other', async () => {
  const processes = await twoProcesses();
  const numbers = await take(processes, 'in-postgresql', 60);
  assert.deepEqual(
    numbers.toSorted((a = 0, b = 0) => a - b),
    numbers.map((_, index) => index),
  );
  assert.equal(await processes[0]?.placeOf('in-postgresql'), 'postgresql');
});

test('[SAL-08] in Valkey, changes of several processes follow each other', async () => {
  const valkey = await startValkey({ after });
  const processes = await twoProcesses(valkey.url);
  const numbers = await take(processes, 'in-valkey', 60);
  assert.deepEqual(
    numbers.toSorted((a = 0, b = 0) => a - b),
    numbers.map((_, index) => index),
  );
  assert.equal(await processes[0]?.placeOf('in-valkey'), 'valkey');
});

const losses = {
  'is ended': (valkey: Awaited<ReturnType<typeof startValkey>>) => valkey.stop(),
  'is restarted empty': (valkey: Awaited<ReturnType<typeof startValkey>>) => valkey.restart(),
  'no longer responds': (valkey: Awaited<ReturnType<typeof startValkey>>) => valkey.freeze(),
};
for (const [how, lose] of Object.entries(losses)) {
  test(`[SAL-08] when Valkey ${how} in the middle, everything goes on in PostgreSQL and nothing is given twice`, async () => {
    const valkey = await startValkey({ after });
    const processes = await twoProcesses(valkey.url);
    const key = `lost-because-it-${how.replaceAll(' ', '-')}`;
    const before = await take(processes, key, 120);
    await lose(valkey);
    const later = await take(processes, key, 60);
    assert.ok(isDistinct([...before, ...later]));
    assert.equal(await processes[1]?.placeOf(key), 'postgresql');
    await valkey.restart();
    const last = await take(processes, key, 10);
    assert.ok(isDistinct([...before, ...later, ...last]), 'it stays in PostgreSQL');
  });
}

test('[SAL-08] a value that nobody has changed for a month is forgotten', async () => {
  const [values] = await twoProcesses();
  await values?.change('old', counter, addOne);
  await values?.change('young', counter, addOne);
  await testApp.query(`UPDATE shared_value SET changed_at = now() - interval '31 days' WHERE key = 'old'`);
  await values?.deleteOld();
  assert.deepEqual([await values?.placeOf('old'), await values?.placeOf('young')], [undefined, 'postgresql']);
});

test('[SAL-08] without Valkey at the start, values begin in PostgreSQL and stay there', async () => {
  const valkey = await startValkey({ after });
  await valkey.stop();
  const processes = await twoProcesses(valkey.url);
  const numbers = await take(processes, 'never-there', 10);
  await valkey.restart();
  assert.ok(isDistinct([...numbers, ...(await take(processes, 'never-there', 10))]));
  assert.equal(await processes[0]?.placeOf('never-there'), 'postgresql');
});
