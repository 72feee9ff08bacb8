import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDraw } from '@idavuelta/shared/contracts/servers';
import fc from 'fast-check';
import { checkProperty } from '../../testing/check-property.ts';
import {
  callNext,
  emptyQueue,
  endTurn,
  enter,
  letIn,
  open,
  type Queue,
  queueKind,
  takePlaces,
  turnOf,
} from './queue.ts';

const rules = { maxAdmitted: 5, enterMs: 1_000, orderMs: 5_000 };

/** What happens to a queue: visitors come, time passes, somebody enters, leaves, orders or is let in. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('come' as const), count: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
    fc.record({ kind: fc.constantFrom('enter', 'leave', 'order', 'let-in'), position: fc.nat({ max: 60 }) }),
  ),
  { minLength: 10, maxLength: 80 },
);
type Happenings = typeof happenings extends fc.Arbitrary<infer H> ? H : never;

/** Plays what happens, calling visitors after each happening. @returns every state, with its time */
function play(all: Happenings, start = emptyQueue) {
  let queue: Queue = open(start);
  let now = 1_000_000;
  const states = [{ queue, now }];
  for (const happening of all) {
    if (happening.kind === 'come') queue = takePlaces(queue, happening.count).queue;
    else if (happening.kind === 'wait') now += happening.ms;
    else {
      const ticket = { position: happening.position, holder: `b${happening.position}` };
      if (happening.kind === 'enter') queue = enter(queue, ticket, rules, now).queue;
      else if (happening.kind === 'let-in') queue = letIn(queue, happening.position, now);
      else queue = endTurn(queue, { ...ticket, ordered: happening.kind === 'order' }, now);
    }
    queue = callNext(queue, rules, now);
    states.push({ queue, now });
  }
  return states;
}

/** The positions in the order in which they were called. */
function calledIn(states: ReturnType<typeof play>) {
  const called: number[] = [];
  for (const [index, { queue }] of states.entries()) {
    const before = states[index - 1]?.queue.turns ?? [];
    for (const { position } of queue.turns) {
      if (!before.some((turn) => turn.position === position)) called.push(position);
    }
  }
  return called;
}

test('[SAL-04] however visitors come, enter, order, leave or linger, there are never more turns than allowed', () => {
  checkProperty(
    fc.property(happenings, (all) => {
      for (const { queue } of play(all)) assert.ok(queue.turns.length <= rules.maxAdmitted);
    }),
    500,
  );
});

test('[SAL-02] nobody overtakes: positions are called in order, each once, but for those whom staff lets in', () => {
  checkProperty(
    fc.property(happenings, (all) => {
      const invited = new Set(all.flatMap((each) => (each.kind === 'let-in' ? [each.position] : [])));
      const others = calledIn(play(all)).filter((position) => !invited.has(position));
      assert.equal(new Set(others).size, others.length, 'nobody is called twice');
      assert.deepEqual(
        others,
        others.toSorted((a, b) => a - b),
      );
    }),
    500,
  );
});

test('[SAL-04] a turn that ends makes room: while somebody waits, no turn stays unused', () => {
  checkProperty(
    fc.property(happenings, (all) => {
      for (const { queue, now } of play(all)) {
        const waits = queue.nowServing < queue.issued;
        assert.ok(!waits || queue.turns.length === rules.maxAdmitted);
        assert.ok(queue.turns.every(({ until }) => until > now));
      }
    }),
    500,
  );
});

test('[SAL-04] every turn ends with an order or without one, and none is lost', () => {
  checkProperty(
    fc.property(happenings, (all) => {
      const states = play(all);
      const { queue } = states.at(-1) ?? { queue: emptyQueue };
      assert.equal(queue.ordered + queue.passed + queue.turns.length, calledIn(states).length);
    }),
    500,
  );
});

test('[SAL-02] the draw gives those who came before the opening one position each, whatever their number', () => {
  checkProperty(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.string({ minLength: 32 }), (drawn, secret) => {
      const positionOf = createDraw({ secret, room: 1, drawn });
      const positions = Array.from({ length: drawn }, (_, place) => positionOf(place));
      assert.deepEqual(
        positions.toSorted((a, b) => a - b),
        positions.map((_, index) => index),
      );
      assert.equal(positionOf(drawn), drawn, 'later ones stand behind');
    }),
    30,
  );
});

test('[SAL-02] positions at the opening do not depend on the order of arrival', () => {
  const drawn = 10_000;
  for (const room of [1, 2]) {
    const positionOf = createDraw({ secret: 'a secret that only these tests know about', room, drawn });
    const mean = (drawn - 1) / 2;
    let [together, alone] = [0, 0];
    for (let place = 0; place < drawn; place += 1) {
      together += (place - mean) * (positionOf(place) - mean);
      alone += (place - mean) ** 2;
    }
    assert.ok(Math.abs(together / alone) < 0.05, `room ${room}: ρ = ${together / alone}`);
  }
});

test('[SAL-03] a copy of a ticket does not get the turn of the one that entered', () => {
  const queue = callNext(open(takePlaces(emptyQueue, 3).queue), rules, 0);
  const first = enter(queue, { position: 1, holder: 'b1' }, rules, 10);
  assert.deepEqual(first.turn, { position: 1, until: 5_010, holder: 'b1' });
  assert.equal(enter(first.queue, { position: 1, holder: 'b2' }, rules, 20).turn, 'passed');
  assert.deepEqual(enter(first.queue, { position: 1, holder: 'b1' }, rules, 4_000).turn, first.turn, 'a reload');
  assert.equal(endTurn(first.queue, { position: 1, holder: 'b2', ordered: false }, 20), first.queue);
});

test('[SAL-08] a queue that is continued from a copy gives no place twice, and draws as before', () => {
  checkProperty(
    fc.property(fc.nat(20), happenings, fc.nat(), (early, all, moment) => {
      const states = play(all, takePlaces(emptyQueue, early).queue).map(({ queue }) => queue);
      const lostAt = moment % states.length;
      let copy = emptyQueue;
      for (const [index, queue] of states.slice(0, lostAt + 1).entries())
        if (queueKind.copiesAtOnce?.(states[index - 1] ?? emptyQueue, queue)) copy = queue;
      const continued = open(queueKind.continueFrom?.(copy, 1_000) ?? copy);
      assert.equal(takePlaces(continued, 1).first, states[lostAt]?.issued);
      assert.equal(continued.drawn, states[lostAt]?.drawn);
      assert.ok(continued.continuedAt);
    }),
  );
});

test('[SAL-02] who comes after the opening is not drawn', () => {
  const opened = open(takePlaces(emptyQueue, 3).queue);
  assert.equal(open(takePlaces(opened, 2).queue).drawn, 3);
});

test('[SAL-05] every turn that ends counts for the pace', () => {
  checkProperty(
    fc.property(happenings, (all) => {
      const { queue } = play(all).at(-1) ?? { queue: emptyQueue };
      const ended = queue.pace.reduce((sum, [, count]) => sum + count, 0);
      assert.equal(ended, queue.ordered + queue.passed);
    }),
    200,
  );
});

test('[SAL-06] whom staff lets in is called next, and not once more in line', () => {
  const full = callNext(open(takePlaces(emptyQueue, 20).queue), rules, 0);
  const invited = letIn(full, 12, 10);
  assert.equal(turnOf(callNext(invited, rules, 10), 12, 10), 'waiting', 'not beyond the limit');
  const called = callNext(endTurn(invited, { position: 0, holder: 'b0', ordered: true }, 20), rules, 20);
  assert.deepEqual(turnOf(called, 12, 20), { position: 12, until: 1_020 });
  assert.equal(letIn(called, 12, 20), called);
  assert.equal(letIn(invited, 12, 20), invited, 'once');
  assert.equal(letIn(full, 20, 20), full, 'nobody has this position');
  assert.equal(turnOf(endTurn(called, { position: 12, holder: 'b', ordered: true }, 30), 12, 30), 'passed');
  const later = callNext(called, { ...rules, maxAdmitted: 50 }, 2_000);
  assert.deepEqual(later.turns.map(({ position }) => position).includes(12), false);
  assert.equal(later.nowServing, 20);
});

test('[SAL-06] staff lets somebody in whose turn is just over', () => {
  const called = callNext(open(takePlaces(emptyQueue, 3).queue), { ...rules, maxAdmitted: 1 }, 0);
  const invited = letIn(called, 0, 1_000);
  assert.equal(turnOf(invited, 0, 1_000), 'waiting');
  assert.deepEqual(callNext(invited, { ...rules, maxAdmitted: 1 }, 1_000).turns, [{ position: 0, until: 2_000 }]);
});

test('[SAL-04] a limit that is lowered ends no turn, and calls nobody until there is room', () => {
  const full = callNext(open(takePlaces(emptyQueue, 20).queue), rules, 0);
  const lower = { ...rules, maxAdmitted: 2 };
  assert.equal(callNext(full, lower, 10), full);
  const left = [0, 1, 2].reduce(
    (queue, position) => endTurn(queue, { position, holder: 'b', ordered: false }, 10),
    full,
  );
  assert.equal(callNext(left, lower, 20).nowServing, 5);
  assert.equal(callNext(endTurn(left, { position: 3, holder: 'b', ordered: true }, 20), lower, 20).nowServing, 6);
});
