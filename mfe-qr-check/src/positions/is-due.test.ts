import { isDue } from './is-due.ts';

const at = (seconds: number, metresNorth = 0) => ({
  latitude: -12.1 + metresNorth / 111_320,
  longitude: -77.03,
  at: new Date(Date.UTC(2027, 2, 5) + seconds * 1000).toISOString(),
});

it('[DSP-16] keeps a position every 15 seconds while the van drives, every minute while it stands', () => {
  expect(isDue(at(0), undefined, false)).toBe(true);
  expect(isDue(at(14, 200), at(0), false)).toBe(false);
  expect(isDue(at(15, 200), at(0), false)).toBe(true);
  expect(isDue(at(59, 5), at(0), false)).toBe(false);
  expect(isDue(at(60, 5), at(0), false)).toBe(true);
});

it('[DSP-16] keeps a position every minute with a low battery', () => {
  expect(isDue(at(30, 500), at(0), true)).toBe(false);
  expect(isDue(at(60, 500), at(0), true)).toBe(true);
});
