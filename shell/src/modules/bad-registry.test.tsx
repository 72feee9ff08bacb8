import type { Registry } from '@idavuelta/shared/contracts';
import { Link } from '@idavuelta/shared/platform';
import { report } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { aModule, aRegistry, loadFrom, renderShell } from '../testing/renderShell.tsx';

const good = aModule('mfe-good', { '/': () => <h1>La buena</h1> });
const other = aModule('mfe-other', { '/other': () => <h1>La otra</h1> });

/** A registry in which the entry of `mfe-other` is `entry`. */
const withEntry = (entry: unknown): Registry => {
  const registry = aRegistry(good, other);
  return { ...registry, modules: { ...registry.modules, 'mfe-other': entry as never } };
};

it.each([
  ['null', null],
  ['without a release', {}],
  ['whose release is half', { current: { name: 'mfe-other' } }],
  [
    'that leads elsewhere',
    { current: { ...aRegistry(other).modules['mfe-other']?.current, entry: 'https://evil.test/x.js' } },
  ],
])('an entry %s hides no other module, and is reported with its reason', async (_, entry) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await renderShell({ modules: [good, other], registry: async () => withEntry(entry) });
  expect(await screen.findByRole('heading', { name: 'La buena' })).toBeVisible();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^registry: mfe-other.* is refused: ./)]]);
});

it('keeps the entry that it had when a later document has a bad one', async () => {
  report.expect('registry: mfe-other is refused');
  report.expect('mfe-other: entry Error: 404');
  let registry = aRegistry(good, other);
  let broken = true;
  const home = aModule('mfe-good', {
    '/': () => (
      <>
        <h1>La buena</h1>
        <Link to="/other">a la otra</Link>
      </>
    ),
  });
  const { user } = await renderShell({
    modules: [home, other],
    registry: async () => registry,
    loadExpose: async (request) => {
      if (request.release.name === 'mfe-other' && broken) throw new Error('404');
      return loadFrom(home, other)(request);
    },
  });
  await user.click(await screen.findByRole('link', { name: 'a la otra' }));
  // The retry fetches the registry again, which is broken by now.
  registry = withEntry(null);
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'La otra' })).toBeVisible();
});
