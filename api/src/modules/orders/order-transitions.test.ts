import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentState } from '@idavuelta/shared/contracts';
import { paymentState } from '@idavuelta/shared/contracts/schemas';
import fc from 'fast-check';
import { checkProperty } from '../../testing/check-property.ts';
import { orderStates as states, transitions } from './order-transitions.ts';

const state = fc.constantFrom(...states);
const statesOnTheWire = (paymentState as unknown as { enum: PaymentState[] }).enum;
const waiting: PaymentState[] = ['awaiting_payment', 'awaiting_transfer_payment'];

/** Returns an order's state after trying each transition in turn, skipping those that are not allowed. */
function walk(from: PaymentState, wishes: PaymentState[]) {
  const path = [from];
  for (const wish of wishes) if (transitions[path.at(-1) ?? from].includes(wish)) path.push(wish);
  return path;
}

const check = (holds: (path: PaymentState[]) => void) =>
  checkProperty(
    fc.property(fc.constantFrom(...waiting), fc.array(state, { maxLength: 30 }), (first, wishes) =>
      holds(walk(first, wishes)),
    ),
    5000,
  );

test('[PAY-05] the table has every state that an order can have, and each of its transitions leads to another one', () => {
  assert.deepEqual(states.toSorted(), statesOnTheWire.toSorted());
  for (const from of states)
    for (const to of transitions[from]) assert.ok(to !== from && states.includes(to), `${from} to ${to}`);
});

test('[PAY-05] whatever an order is told, it is paid once, and after that it is only refunded', () => {
  check((path) => {
    const afterPaid = path.slice(path.indexOf('paid') + 1);
    if (path.includes('paid')) assert.ok(['', 'refunded'].includes(afterPaid.join()), path.join(' → '));
    else assert.ok(!path.includes('refunded'), path.join(' → '));
  });
});

test('[PAY-05] an order that ended waits no more', () => {
  check((path) => {
    const ended = path.findIndex((state) => !waiting.includes(state));
    if (ended >= 0) assert.ok(!path.slice(ended).some((state) => waiting.includes(state)), path.join(' → '));
  });
});
