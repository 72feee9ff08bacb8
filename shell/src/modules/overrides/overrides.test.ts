import { aModule, aRegistry } from '../../testing/renderShell.tsx';
import { showReleasePanel } from '../release-panel/release-panel.ts';
import { findOverrides } from './index.ts';
import { areOverridesRequested } from './requested.ts';

const origin = 'http://localhost:4003';
const anyPort = ['http://localhost:*'];
const name = 'mfe-booking';
const live = aRegistry(aModule(name, { '/order': () => null }));
const served = { ...live.modules[name]?.current, version: '1.0.0-dev', entry: `${origin}/remoteEntry.js` };

/** Opens a URL while the override's server responds, or does not. */
function open(address: string, release?: object) {
  window.history.replaceState(null, '', address);
  const respond = async () => ({ ok: true, json: async () => release ?? Promise.reject(new Error('down')) });
  window.fetch = respond as never;
}

const badge = () => document.querySelector('aside')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('takes the module from the server that the address names, and says so', async () => {
  open(`/faq?q=1&module=${name}@${origin}`, served);
  expect(areOverridesRequested()).toBe(true);
  const amend = await findOverrides(anyPort);
  expect(amend?.(live).modules[name]).toEqual({ current: served });
  expect(window.location.search).toBe('?q=1');
  expect(badge()).toContain(origin);
});

it('remembers it in this tab until the panel ends it', async () => {
  open(`/faq?module=${name}@${origin}`, served);
  await findOverrides(anyPort);
  open('/about-us', served);
  expect(areOverridesRequested()).toBe(true);
  expect((await findOverrides(anyPort))?.(live).modules[name]?.current.version).toBe('1.0.0-dev');
  const reload = jest.fn();
  showReleasePanel({ registry: live, overridden: [{ module: name, origin }], language: 'en-US', open: reload });
  document.querySelector<HTMLButtonElement>(`button[aria-label="Remove: ${name}"]`)?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(areOverridesRequested()).toBe(false);
});

it.each([
  ['another origin', `${name}@https://elsewhere.example`],
  ['an address that only begins like an allowed one', `${name}@http://localhost:4003.elsewhere.example`],
  ['no module', `shell@${origin}`],
])('refuses %s', async (_, override) => {
  open(`/faq?module=${override}`, served);
  expect(await findOverrides(anyPort)).toBeUndefined();
  expect(badge()).toBeUndefined();
  expect(window.location.search).toBe('');
});

it('keeps the live release when the server does not answer, or serves another module, and says so', async () => {
  for (const release of [undefined, { ...served, name: 'mfe-other' }]) {
    open(`/faq?module=${name}@${origin}`, release);
    expect((await findOverrides(anyPort))?.(live)).toEqual(live);
    expect(document.querySelector('aside')?.textContent).toMatch(/does not answer|no responde/);
  }
});
