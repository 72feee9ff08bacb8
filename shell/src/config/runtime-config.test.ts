import { apiBaseUrl } from './runtime-config.ts';

it('[API-11] derives the API address from the browser host, with a development fallback', () => {
  expect(apiBaseUrl({}, 'https://www.idavuelta.pe')).toBe('https://www.idavuelta.pe/backend');
  expect(apiBaseUrl({}, 'null')).toBe('http://localhost:3001');
  expect(apiBaseUrl({}, undefined)).toBe('http://localhost:3001');
  expect(apiBaseUrl({ apiBaseUrl: 'https://api.example.test' }, 'https://x.test')).toBe('https://api.example.test');
});
