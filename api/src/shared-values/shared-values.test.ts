import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eventually, openTestApp } from '../testing/test-app.ts';
import { startValkey } from '../testing/valkey-server.ts';
import { createSharedValuesRepository } from './shared-values.repository.ts';
import { createSharedValues, type ValueKind } from './shared-values.ts';
import { connectValkey } from './valkey.ts';
import { createValkeyValues } from './valkey-values.ts';

const testApp = await openTestApp();
const quiet = { info() {}, warn() {} };

/** A counter that hands out each number once. */
const counter: ValueKind<number> = { initial: 0, copiesAtOnce: () => true };
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

for (const what of ['nothing', 'what it had earlier']) {
  test(`[SAL-08] a Valkey that comes back with ${what} is not believed`, async () => {
    const valkey = await startValkey({ after });
    const processes = await twoProcesses(valkey.url);
    const client = await connectValkey(valkey.url, quiet);
    after(() => client.stop());
    const key = `back-with-${what.replaceAll(' ', '-')}`;
    const first = await take(processes, key, 20);
    const earlier = await client.hGetAll(key);
    const more = await take(processes, key, 20);
    await (what === 'nothing' ? client.del(key) : client.hSet(key, earlier));
    const later = await take(processes, key, 20);
    assert.ok(isDistinct([...first, ...more, ...later]));
    assert.equal(await processes[1]?.placeOf(key), 'postgresql');
  });
}

test('[SAL-08] a process that believes a value to be in Valkey notices that another one has moved it', async () => {
  const valkey = await startValkey({ after });
  const processes = await twoProcesses(valkey.url);
  const first = await take(processes, 'moved', 20);
  await testApp.query(`UPDATE shared_value SET elsewhere = false WHERE key = 'moved'`);
  assert.ok(isDistinct([...first, ...(await take(processes, 'moved', 20))]));
  const [row] = await testApp.query<{ value: string }>(`SELECT value FROM shared_value WHERE key = 'moved'`);
  assert.equal(row?.value, '40');
});

test('[SAL-08] changes that may be lost are copied within a second, and the kind says how a copy goes on', async () => {
  const valkey = await startValkey({ after });
  const [values] = await twoProcesses(valkey.url);
  const kind: ValueKind<number[]> = { initial: [], continueFrom: (copy) => [...copy, -1] };
  const add = (number: number) =>
    values?.change('lenient', kind, (value) => ({ value: [...value, number], result: 0 }));
  for (let number = 0; number < 5; number += 1) await add(number);
  await eventually(async () => {
    const [row] = await testApp.query<{ value: string }>(`SELECT value FROM shared_value WHERE key = 'lenient'`);
    return row?.value === '[0,1,2,3,4]';
  });
  await valkey.stop();
  await add(5);
  const after5 = await values?.change('lenient', kind, (value) => ({ value, result: value }));
  assert.deepEqual(after5, [0, 1, 2, 3, 4, -1, 5]);
});

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
