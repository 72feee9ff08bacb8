import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AttemptState } from '../../../database/column-types.ts';
import { checkProperty } from '../../../testing/check-property.ts';
import { attemptStates, isOpen, isSettled, nextAttemptState } from './attempt-transitions.ts';

/** States after money has moved. */
const charged: AttemptState[] = ['paid', 'unapplied', 'refused'];

/** Returns an attempt's states while each transition is tried in turn. */
function walk(wishes: AttemptState[]) {
  const path: AttemptState[] = ['started'];
  for (const wish of wishes) {
    const next = nextAttemptState(path.at(-1) ?? 'started', wish);
    if (next) path.push(next);
  }
  return path;
}

const check = (holds: (path: AttemptState[]) => void) =>
  checkProperty(
    fc.property(fc.array(fc.constantFrom(...attemptStates), { maxLength: 30 }), (wishes) => holds(walk(wishes))),
    5000,
  );

test('[PAY-03] whatever a provider says, in any order and however often, its money counts once', () => {
  check((path) => {
    const first = path.findIndex((state) => charged.includes(state));
    if (first >= 0) assert.equal(first, path.length - 1, path.join(' → '));
  });
});

test('[PAY-13] money that moved is heard of in every state of an attempt that is not settled', () => {
  check((path) => {
    const last = path.at(-1) ?? 'started';
    if (isSettled(last)) assert.ok(charged.includes(last));
    else for (const state of charged) assert.equal(nextAttemptState(last, state), state, `${last} to ${state}`);
  });
});

test('[PAY-03] an attempt is open, ended or settled, and never open and settled', () => {
  for (const state of attemptStates) assert.ok(!(isOpen(state) && isSettled(state)), state);
});
