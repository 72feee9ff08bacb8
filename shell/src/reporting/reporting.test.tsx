import type { ClientEvent } from '@idavuelta/shared/contracts';
import { report } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aModule, aRegistry, aRelease, home, loadFrom, renderShell } from '../testing/renderShell.tsx';
import { createSender } from './sender.ts';
import { releaseAt, watchErrors } from './watch-errors.ts';

const beacons: ClientEvent[][] = [];
/** Returns the collected events, which a page sends when it is left. */
async function sent() {
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  return beacons.flat();
}

beforeEach(() => {
  beacons.length = 0;
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/client-events');
    expect((body as Blob).type).toBe('application/json');
    const reader = new FileReader();
    reader.readAsText(body as Blob);
    pending.push(
      new Promise((resolve) => {
        reader.onload = () => resolve(void beacons.push(JSON.parse(String(reader.result))));
      }),
    );
    return true;
  };
});
const pending: Promise<void>[] = [];
const allSent = async () => {
  await sent();
  await Promise.all(pending.splice(0));
  return beacons;
};

const load: ClientEvent = { kind: 'load', module: 'mfe-home', version: '1.0.0' };

it('sends events together when the page is left, at most fifty in a request and two hundred in all', async () => {
  const { add } = createSender();
  for (let count = 0; count < 230; count += 1) add(load);
  expect((await allSent()).map(({ length }) => length)).toEqual([50, 50, 50, 50]);
});

it('sends them ten seconds later when the page stays', async () => {
  jest.useFakeTimers();
  try {
    const { add } = createSender();
    add(load);
    jest.advanceTimersByTime(9_999);
    expect(pending).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(pending).toHaveLength(1);
  } finally {
    jest.useRealTimers();
    await allSent();
  }
});

it.each([
  [
    'http://site.test/modules/mfe-booking/1.0.0-3fa9/index.f8.js:1:2034',
    'mfe-booking',
    '1.0.0-3fa9',
    'index.f8.js:1:2034',
  ],
  ['at f (https://cdn.test/shell/1.0.0-55ab/main.js:2:7)\n at g', 'shell', '1.0.0-55ab', 'main.js:2:7'],
])('%s belongs to a release', (address, module, version, at) => {
  expect(releaseAt(address)).toEqual({ module, version, at });
});

it.each(['chrome-extension://abc/content.js:1:1', 'http://site.test/faq:1:1', '', undefined])(
  '%s belongs to none',
  (address) => {
    expect(releaseAt(address)).toBeUndefined();
  },
);

it('reports what nobody caught to the release that threw it, without its message', () => {
  const events: ClientEvent[] = [];
  watchErrors((event) => events.push(event));
  const error = new TypeError('Rosa Quispe');
  error.stack = 'TypeError: Rosa Quispe\n at f (http://site.test/modules/mfe-booking/1.0.0-3fa9/a.js:1:20)';
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'http://site.test/shell/1.0.0/main.js', lineno: 1 }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  const foreign = Object.assign(new Error('extension'), { stack: 'at chrome-extension://abc/content.js:1:1' });
  window.dispatchEvent(new ErrorEvent('error', { error: foreign }));
  const reported = {
    kind: 'error',
    failure: 'script',
    name: 'TypeError',
    module: 'mfe-booking',
    version: '1.0.0-3fa9',
    at: 'a.js:1:20',
  };
  expect(events).toEqual([reported, reported]);
  expect(JSON.stringify(events)).not.toContain('Rosa');
});

it('reports what the content security policy blocked to the release that asked for it', () => {
  const events: ClientEvent[] = [];
  watchErrors((event) => events.push(event));
  window.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      sourceFile: 'http://site.test/modules/mfe-qr-check/1.0.0-9/a.js',
      lineNumber: 3,
      columnNumber: 4,
    }),
  );
  expect(events).toEqual([
    { kind: 'error', failure: 'csp', name: 'connect-src', module: 'mfe-qr-check', version: '1.0.0-9', at: 'a.js:3:4' },
  ]);
});

it('names the release that failed, and the one before it that took its place', async () => {
  report.expect('mfe-home: entry TypeError: boom');
  const broken = aRelease(home, '2.0.0');
  const load = loadFrom(home);
  const { app } = await renderShell({
    modules: [home],
    registry: async () => ({
      ...aRegistry(home),
      shellVersion: '1.0.0-5',
      modules: { 'mfe-home': { current: broken, previous: aRelease(home, '1.0.0') } },
    }),
    loadExpose: async (request) => {
      if (request.release.version === '2.0.0') throw new TypeError('boom');
      return load(request);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  await app.reports.start('/');
  expect((await allSent()).flat()).toEqual([
    { kind: 'error', failure: 'entry', name: 'TypeError', module: 'mfe-home', version: '2.0.0' },
    { kind: 'load', module: 'mfe-home', version: '1.0.0' },
    { kind: 'load', module: 'shell', version: '1.0.0-5' },
  ]);
});

it('reports what throws after it was on the screen', async () => {
  report.expect('mfe-shaky: start RangeError: later');
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs what the boundary caught
  const shaky = aModule('mfe-shaky', {
    '/': function Shaky() {
      const [broken, setBroken] = useState(false);
      if (broken) throw new RangeError('later');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          romper
        </button>
      );
    },
  });
  const { app, user } = await renderShell({ modules: [shaky] });
  await user.click(await screen.findByRole('button', { name: 'romper' }));
  await app.reports.start('/');
  const errors = (await allSent()).flat().filter(({ kind }) => kind === 'error');
  expect(errors).toEqual([
    { kind: 'error', failure: 'start', name: 'RangeError', module: 'mfe-shaky', version: '1.0.0' },
  ]);
});
