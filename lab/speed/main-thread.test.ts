import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockingTime } from './long-tasks.ts';
import { tasksOf } from './main-thread.ts';

const thread = { pid: 7, tid: 1 };
const opened = (ts: number, documentLoaderURL = 'http://localhost:3000/') => ({
  ...thread,
  name: 'navigationStart',
  ph: 'R',
  ts,
  args: { data: { documentLoaderURL } },
});
const ran = (ts: number, dur: number, tdur: number, on = thread) => ({
  ...on,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
});

test('tasks are those of the thread that opened the page, since it did', () => {
  const worker = { pid: 7, tid: 2 };
  const events = [
    opened(100, 'about:blank'),
    ran(500, 100, 100),
    opened(1_000),
    { ...opened(90_000, 'http://localhost:3000/frame'), tid: 2 },
    ran(1_500, 80_000, 60_000),
    ran(1_600, 9_000, 9_000, worker),
    { ...thread, name: 'Paint', ph: 'X', ts: 2_000, dur: 5_000 },
  ];
  assert.deepEqual(tasksOf(events), [{ start: 0.5, duration: 80, work: 60 }]);
});

test('a trace without the page or without its tasks is an error, and no page that needed nothing', () => {
  assert.throws(() => tasksOf([opened(1_000, 'about:blank')]), /has no page/);
  assert.throws(() => tasksOf([opened(1_000)]), /has no task of the page/);
});

test('what others had of the processor during a task does not block', () => {
  assert.equal(blockingTime({ fcp: 100 }, [{ start: 200, duration: 120, work: 70 }]), 20);
});

test('of a task that the first paint is in, what comes after it blocks', () => {
  assert.equal(blockingTime({ fcp: 100 }, [{ start: 30, duration: 80, work: 80 }]), 10);
  assert.equal(blockingTime({ fcp: 100 }, [{ start: 10, duration: 80, work: 80 }]), 0);
});
