import { aNow, aTicket } from '../../testing/waiting-room.ts';
import { pauseUntilPoll } from './polling.ts';

const time = Date.parse('2027-03-01T15:00:00Z');
const at = (seconds: number) => new Date(time + seconds * 1000).toISOString();
const usual = { now: aNow(), ticket: aTicket(), time, isHidden: false, failures: 0, random: 0.5 };
const before = aNow({ state: 'before', opensAt: at(3600) });

it.each([
  ['usually', {}, 16_000],
  ['at its shortest', { random: 0 }, 12_000],
  ['in a hidden tab', { isHidden: true }, 32_000],
  ['after a failure', { failures: 1 }, 32_000],
  ['after many failures', { failures: 9 }, 60_000],
  ['long before the opening', { now: before }, 75_000],
  ['just before the opening', { now: { ...before, opensAt: at(30) } }, 34_500],
  ['just before an opening for millions', { now: { ...before, opensAt: at(10), issued: 5_000_000 } }, 60_500],
  ['just before a turn ends', { ticket: aTicket({ turn: 'called', until: at(8) }) }, 12_500],
  ['when a turn ends at once', { ticket: aTicket({ turn: 'called', until: at(1) }), random: 0 }, 10_000],
])('[SAL-05] polls after a while: %s', (_, circumstances, milliseconds) => {
  expect(pauseUntilPoll({ ...usual, ...circumstances })).toBe(milliseconds);
});
