import { outsideOf } from './admission.ts';

const window = { from: '2027-03-05T11:00:00Z', until: '2027-03-06T09:00:00Z' };

it.each([
  ['2027-03-05T10:59:59Z', 'too_early'],
  ['2027-03-05T11:00:00Z', undefined],
  ['2027-03-06T09:00:00Z', undefined],
  ['2027-03-06T09:00:01Z', 'too_late'],
])('[FLT-02] at %s a ticket is %s', (moment, problem) => {
  expect(outsideOf(window, Date.parse(moment))).toBe(problem);
});
