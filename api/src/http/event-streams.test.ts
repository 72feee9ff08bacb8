import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createEventStreams, eventText } from './event-streams.ts';

test('[DSP-15] a stream has what was sent while it was open, and ends after its time', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const streams = createEventStreams();
  const read = text(streams.open(eventText('board', { id: 1 })));
  streams.send(eventText('departure', { id: 2 }));
  t.mock.timers.tick(15 * 60_000);
  assert.equal(
    (await read).replaceAll(':\n\n', ''),
    'event: board\ndata: {"id":1}\n\nevent: departure\ndata: {"id":2}\n\n',
  );
  assert.equal(streams.size, 0);
});

test('[DSP-15] a page that reads nothing is let go instead of filling the memory', () => {
  const streams = createEventStreams();
  const page = streams.open('');
  for (let count = 0; count < 20 && !page.destroyed; count += 1) streams.send('x'.repeat(100_000));
  assert.ok(page.destroyed);
});
