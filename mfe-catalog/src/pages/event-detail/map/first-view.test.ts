import { firstView } from './first-view.ts';

const venue = { latitude: -12, longitude: -77 };
const away = (degrees: number) => ({ latitude: -12 - degrees, longitude: -77 });

it('[MAP-01] sees the counties near the venue at first, and every meeting point', () => {
  const near = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07].map(away);
  const bounds = firstView(venue, [away(-0.2)], [away(2), ...near, away(3), away(1)]);
  expect(bounds.getSouth()).toBeCloseTo(-12.07);
  expect(bounds.getNorth()).toBeCloseTo(-11.8);
});

it('[MAP-01] sees the only county there is', () => {
  expect(firstView(venue, [], [away(0.5)]).getSouth()).toBeCloseTo(-12.5);
});
