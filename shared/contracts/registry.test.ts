import { parseRegistry } from './index.ts';

const release = {
  name: 'mfe-gifts',
  version: '1.0.0-3fa9',
  uniqueName: 'idv_gifts',
  entry: '/modules/mfe-gifts/1.0.0-3fa9/remoteEntry.js',
  integrity: '',
  contract: '^3.0.0',
  routes: [],
  slots: {},
  texts: {},
};
const other = { ...release, integrity: 'sha384-AAAA' };

/** Returns why an entry with these releases is rejected; undefined when it is accepted. */
function rejectionOf(current: object, options: Parameters<typeof parseRegistry>[1] = {}) {
  const document = { modules: { 'mfe-gifts': { current, previous: other } } };
  return parseRegistry(document, options).refused[0];
}

it('[MOD-03] refuses a release whose entry would run without being checked', () => {
  expect(rejectionOf(release)).toEqual({ entry: 'mfe-gifts current', reason: expect.stringMatching(/hash/) });
  const elsewhere = { ...release, entry: 'https://modules.example/remoteEntry.js' };
  expect(rejectionOf(elsewhere, { origins: ['https://modules.example'] })?.reason).toMatch(/hash/);
});

it('takes one of a dev server on the reader’s own machine, whose files change', () => {
  const own = { ...release, entry: 'http://localhost:4003/remoteEntry.js' };
  expect(rejectionOf(own, { origins: ['http://localhost:4003'] })).toBeUndefined();
  const elsewhere = { ...release, entry: 'http://localhost.example/remoteEntry.js' };
  expect(rejectionOf(elsewhere, { origins: ['http://localhost.example'] })?.reason).toMatch(/hash/);
});
