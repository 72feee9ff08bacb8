import { tabStore } from '@idavuelta/shared/storage';
import { act, screen } from '@testing-library/react';
import { aModule, aRegistry, aRelease, home, loadFrom, renderShell } from '../testing/renderShell.tsx';
import { createHangWatch } from './hang-watch.ts';
import { type ReleaseOfPage, watchPulse } from './pulse.ts';

const release: ReleaseOfPage = { module: 'mfe-home', version: '2.0.0' };
/** What the tab stores about the current render. */
const mark = () => tabStore.keys().filter((key) => key.includes('rendering'));

describe('the worker', () => {
  const sent: unknown[] = [];
  const scope: Parameters<typeof watchPulse>[0] = { onmessage: null };
  const hear = (data?: ReleaseOfPage) => scope.onmessage?.({ data });
  beforeEach(() => {
    sent.length = 0;
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(async (_, init) => sent.push(JSON.parse(String(init?.body)))) as never;
    watchPulse(scope, 'http://site.test/client-events', 10);
  });
  afterEach(() => jest.useRealTimers());

  it('[MOD-07] reports the release that rendered when the page fell silent, once', () => {
    hear(release);
    jest.advanceTimersByTime(9_000);
    hear(release);
    jest.advanceTimersByTime(9_999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([[{ kind: 'error', failure: 'hung', ...release }]]);
  });

  it('[MOD-07] reports nothing of a page that is silent once its render has ended', () => {
    hear(release);
    hear();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});

describe('the page', () => {
  afterEach(() => sessionStorage.clear());

  /** Renders the shell in a tab whose previous document froze while rendering a release. */
  const renderAfter = async (frozen: { version: string; watched?: boolean }, hasPrevious = true) => {
    const { uniqueName, name } = aRelease(home, frozen.version);
    tabStore.write('idavuelta.rendering', JSON.stringify({ watched: false, ...frozen, module: name, uniqueName }));
    const hangs = createHangWatch();
    const versions = { current: aRelease(home, '2.0.0'), ...(hasPrevious && { previous: aRelease(home, '1.0.0') }) };
    const loaded: string[] = [];
    const load = loadFrom(home);
    const shell = await renderShell({
      hangs,
      registry: async () => ({ ...aRegistry(home), modules: { 'mfe-home': versions } }),
      loadExpose: (request) => {
        loaded.push(request.release.version);
        return load(request);
      },
    });
    return { ...shell, hangs, loaded: () => new Set(loaded) };
  };

  it('[MOD-02] does not load a release again that froze its tab: the one before it takes its place', async () => {
    const { loaded } = await renderAfter({ version: '2.0.0' });
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
    expect(loaded()).toEqual(new Set(['1.0.0']));
  });

  it('[MOD-02] without one before it, a message says so and asks before it is tried again', async () => {
    const { user, loaded } = await renderAfter({ version: '2.0.0' }, false);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
    expect(loaded()).toEqual(new Set(['2.0.0']));
  });

  it('[MOD-02] a later release than the frozen one is loaded', async () => {
    const { loaded } = await renderAfter({ version: '1.9.0' });
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
    expect(loaded()).toEqual(new Set(['2.0.0']));
  });

  it('[MOD-07] knows what renders until it is on the screen, has failed, or the page is left', async () => {
    const told: (string | undefined)[] = [];
    const hangs = createHangWatch();
    hangs.watchedBy((rendered) => told.push(rendered?.version));
    let marks: string[] = [];
    const watched = aModule('mfe-home', {
      '/': () => {
        marks = mark();
        return <h1>Inicio</h1>;
      },
    });
    await renderShell({ hangs, modules: [watched] });
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
    expect(marks).toHaveLength(1);
    expect(mark()).toEqual([]);
    expect(told).toEqual(['1.0.0', undefined]);
    act(() => hangs.begin(aRelease(home)));
    expect(mark()).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    expect(mark()).toEqual([]);
  });
});
