import { aToken } from '@idavuelta/shared/testing';
import { isTokenValid, tokenExpiry } from './token.ts';

it('[AUT-04] takes a token for valid only when it expires more than 5 s ahead', () => {
  const token = aToken(60);
  const expiry = tokenExpiry(token) ?? 0;
  expect(isTokenValid(token, expiry - 5_001)).toBe(true);
  expect(isTokenValid(token, expiry - 5_000)).toBe(false);
});

it.each(['', 'a.b', 'not.a.token', `x.${btoa('{"exp":"soon"}')}.y`])('[AUT-04] takes %j for no token', (text) => {
  expect(isTokenValid(text, 0)).toBe(false);
});
