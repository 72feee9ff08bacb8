import { clampToReach, isWithin, movePin } from './move.ts';

const origin = { latitude: -12.1255, longitude: -77.0299 };

it('[MAP-04] a step is about ten metres, and four of them lead back', () => {
  const round = (['north', 'east', 'south', 'west'] as const).reduce(movePin, origin);
  expect(round).toEqual(origin);
  expect(movePin(origin, 'north')).toEqual({ latitude: -12.1254, longitude: -77.0299 });
});

it('[MAP-04] a pin stays within two kilometres of its address', () => {
  expect(clampToReach(origin, { latitude: -13, longitude: -77.03 })).toEqual({ latitude: -12.1455, longitude: -77.03 });
  expect(isWithin(origin, { latitude: -12.14, longitude: -77.04 })).toBe(true);
  expect(isWithin(origin, { latitude: -12.0, longitude: -77.04 })).toBe(false);
});
