import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Queryable } from './database.ts';
import { createReads } from './reads.ts';

/** Databases that are told apart by their names alone. */
const [primary, replica] = ['primary', 'replica'] as unknown as [Queryable, Queryable];
const state = { isFresh: true, fails: undefined as object | undefined, lost: 0, changed: 0 };
beforeEach(() => Object.assign(state, { isFresh: true, fails: undefined, lost: 0, changed: 0 }));

const watch = {
  isFresh: () => state.isFresh,
  changed() {
    state.changed += 1;
  },
  lost() {
    state.lost += 1;
  },
  delaySeconds: () => 0.5,
};

/** A repository that says where it reads; on the replica it may fail. */
const create = (db: Queryable) => ({
  async where(name: string) {
    if (db === replica && state.fails) throw Object.assign(new Error(), state.fails);
    return `${name} from ${db}`;
  },
});

test('[SAL-09] without a replica a repository is that of the primary', async () => {
  const reads = createReads(primary);
  assert.equal(await reads.by(create).where('events'), 'events from primary');
  reads.changed();
  assert.equal(reads.figures(), undefined);
});

test('[SAL-09] reads come from a fresh replica, from the primary while it is behind, and are counted', async () => {
  const reads = createReads(primary, { db: replica, watch });
  const { where } = reads.by(create);
  assert.equal(await where('events'), 'events from replica');
  state.isFresh = false;
  assert.equal(await where('events'), 'events from primary');
  assert.deepEqual(reads.figures(), { primary: 1, replica: 1, delaySeconds: 0.5 });
  reads.changed();
  assert.equal(state.changed, 1);
});

test('[SAL-09] a read that loses the replica, or that it gives up for replaying, runs again on the primary', async () => {
  const { where } = createReads(primary, { db: replica, watch }).by(create);
  const faults = [{ code: 'ECONNREFUSED' }, { code: '57P01' }, { code: '40001' }, { message: 'Connection terminated' }];
  for (const fault of faults) {
    state.fails = fault;
    assert.equal(await where('events'), 'events from primary', JSON.stringify(fault));
  }
  assert.equal(state.lost, faults.length);
});

test('[SAL-09] a statement that is too slow or wrong is not run again', async () => {
  const { where } = createReads(primary, { db: replica, watch }).by(create);
  for (const code of ['57014', '42P01', undefined]) {
    state.fails = { code };
    await assert.rejects(where('events'), { code });
  }
  assert.equal(state.lost, 0);
});
