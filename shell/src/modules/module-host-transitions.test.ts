import type { Release } from '@idavuelta/shared/contracts';
import { aModule, aRelease } from '../testing/renderShell.tsx';
import {
  type HostEvent,
  type HostState,
  hostAfter,
  initialState,
  moduleIn,
  outdatedOutlets,
  replacedRelease,
} from './host-state.ts';
import { type Load, type OutletEvent, type OutletStatusName, transitions } from './outlet-transitions.ts';
import { type Attempt, attemptsFor } from './release-choice.ts';

const pairName = 'mfe-pair';
const pair = aModule(pairName, { '/a': () => null, '/b': () => null });
const older = aRelease(pair, '1.0.0');
const newer = aRelease(pair, '2.0.0');
const releases = [newer, older];
const first = (release: Release): Attempt => ({ release, number: 0 });
const load: Load = { attempts: releases.map(first) };
const component = () => null;

const play = (events: HostEvent[], state: HostState = initialState) => events.reduce(hostAfter, state);
const at = (outlet: string, event: OutletEvent): HostEvent => ({ ...event, module: pairName, outlet });
const started = at('/a', { type: 'loadStarted', load });
const ready = (outlet: string, attempt: Attempt, by = load) =>
  at(outlet, { type: 'loadSucceeded', load: by, details: { component, attempt } });
const outletOf = (state: HostState, outlet: string) => moduleIn(state, pairName).outlets[outlet] ?? {};
const statusOf = (state: HostState, outlet = '/a') => outletOf(state, outlet).status;
const attemptsAt = (state: HostState, outlet = '/a') =>
  attemptsFor(state.choice, releases, outlet, moduleIn(state, pairName).mounted);
const mounted = (release: Release, namespaces: string[] = []): HostEvent => ({
  type: 'releaseMounted',
  module: pairName,
  attempt: first(release),
  namespaces,
});

/** A host whose outlet `/a` has each status, with a pending load where that status may have one. */
const hosts: Record<OutletStatusName, HostState> = {
  unknown: initialState,
  loading: play([started]),
  late: play([started, at('/a', { type: 'loadDelayed', load })]),
  ready: play([started, ready('/a', first(newer))]),
  failed: play([started, at('/a', { type: 'loadFailed', load, details: { failure: 'entry' } })]),
};

const events: Record<OutletEvent['type'], OutletEvent> = {
  loadStarted: { type: 'loadStarted', load: { ...load } },
  loadDelayed: { type: 'loadDelayed', load },
  loadSucceeded: { type: 'loadSucceeded', load, details: { component, attempt: first(newer) } },
  loadFailed: { type: 'loadFailed', load, details: { failure: 'entry' } },
};

const statuses = Object.keys(transitions) as OutletStatusName[];
const pairs = statuses.flatMap((status) =>
  Object.values(events).map((event) => ({ status, type: event.type, event, next: transitions[status][event.type] })),
);

describe('an outlet', () => {
  it.each(statuses)('[MOD-01] can be %s', (status) =>
    expect(statusOf(hosts[status])?.status ?? 'unknown').toBe(status),
  );

  it.each(pairs.filter(({ next }) => next))('[MOD-01] $status: $type leads to $next', ({ status, event, next }) => {
    expect(statusOf(play([at('/a', event)], hosts[status]))?.status).toBe(next);
  });

  it.each(pairs.filter(({ next }) => !next))('[MOD-01] $status: $type is ignored', ({ status, event }) => {
    expect(statusOf(play([at('/a', event)], hosts[status]))).toBe(statusOf(hosts[status]));
  });

  it('[MOD-01] that is ready has its component and the attempt that brought it', () => {
    expect(outletOf(hosts.ready, '/a')).toEqual({
      status: { status: 'ready', component, attempt: first(newer) },
      load: undefined,
    });
  });

  it('[MOD-01] that failed says why, and nothing is under way for it', () => {
    expect(outletOf(hosts.failed, '/a')).toEqual({ status: { status: 'failed', failure: 'entry' } });
  });

  it.each<OutletEvent>([events.loadDelayed, events.loadSucceeded, events.loadFailed])(
    '[MOD-02] hears nothing of a load that another one has taken the place of: $type',
    (event) => {
      const again = play([at('/a', events.loadStarted)], hosts.loading);
      expect(statusOf(play([at('/a', event)], again))).toBe(statusOf(again));
    },
  );

  it('[MOD-02] that is late shows its component when it comes after all', () => {
    expect(statusOf(play([ready('/a', first(newer))], hosts.late))?.status).toBe('ready');
  });

  it('[MOD-01] knows whether it has been on the screen, whatever it loads', () => {
    const shown = play([{ type: 'outletShown', module: pairName, outlet: '/a' }, started, ready('/a', first(newer))]);
    expect(outletOf(shown, '/a').shown).toBe(true);
    expect(outletOf(shown, '/b').shown).toBeUndefined();
  });
});

describe('the releases to try', () => {
  it('[MOD-02] are the current one and then the previous one', () => {
    expect(attemptsAt(initialState)).toEqual([first(newer), first(older)]);
  });

  it('[MOD-04] begin with the mounted one, even when a newer one was published', () => {
    expect(attemptsAt(play([mounted(older)]))).toEqual([first(older), first(newer)]);
  });

  it('[MOD-02] leave out one whose attempt failed, at that outlet alone', () => {
    const state = play([{ type: 'attemptFailed', module: pairName, attempt: first(newer), outlet: '/a' }]);
    expect(attemptsAt(state, '/a')).toEqual([first(older)]);
    expect(attemptsAt(state, '/b')).toEqual([first(newer), first(older)]);
  });

  it('[MOD-02] are all there again once failures are cleared, under another number', () => {
    const state = play([
      { type: 'attemptFailed', module: pairName, attempt: first(newer), outlet: '/a' },
      { type: 'failuresCleared', module: pairName },
    ]);
    expect(attemptsAt(state)).toEqual([{ release: newer, number: 1 }, first(older)]);
  });

  it('[MOD-02] are all there again after a retry, and what still hangs has another number', () => {
    const failed: HostEvent = { type: 'attemptFailed', module: pairName, attempt: first(older), outlet: '/b' };
    const state = play([failed, { type: 'retryRequested', module: pairName }], hosts.late);
    expect(attemptsAt(state, '/a').map(({ number }) => number)).toEqual([1, 1]);
    expect(attemptsAt(state, '/b').map(({ number }) => number)).toEqual([0, 1]);
  });
});

describe('a release', () => {
  it('[MOD-02] that is mounted has its texts on the page, each once', () => {
    const state = play([mounted(newer, ['pair', 'pair/b']), mounted(newer, ['pair', 'pair/c'])]);
    const namespaces = ['pair', 'pair/b', 'pair/c'];
    expect(moduleIn(state, pairName).mounted).toEqual({ ...first(newer), namespaces });
  });

  it('[MOD-02] that is mounted in place of another one has its own texts only', () => {
    const state = play([mounted(newer, ['pair', 'pair/b']), mounted(older, ['pair'])]);
    expect(moduleIn(state, pairName).mounted).toEqual({ ...first(older), namespaces: ['pair'] });
  });

  it('[MOD-02] that another one takes the place of is not tried again, and its outlets are outdated', () => {
    const onPage = play([mounted(newer), started, ready('/a', first(newer))]);
    expect(replacedRelease(moduleIn(onPage, pairName), older)).toBe(newer);
    const state = play([mounted(older)], onPage);
    expect(attemptsAt(state)).toEqual([first(older)]);
    expect(outdatedOutlets(moduleIn(state, pairName))).toEqual(['/a']);
  });

  it('[MOD-02] that is mounted again by another attempt replaces nothing', () => {
    const state = play([mounted(newer), started, ready('/a', first(newer))]);
    expect(replacedRelease(moduleIn(state, pairName), newer)).toBeUndefined();
    const again = play(
      [{ type: 'releaseMounted', module: pairName, attempt: { release: newer, number: 1 }, namespaces: [] }],
      state,
    );
    expect(attemptsAt(again)).toEqual([{ release: newer, number: 1 }, first(older)]);
    expect(outdatedOutlets(moduleIn(again, pairName))).toEqual([]);
  });

  it('[MOD-02] that is abandoned is off the page and not tried again, while its state is known to be in the store', () => {
    const state = play([mounted(newer), { type: 'releaseAbandoned', module: pairName, attempt: first(newer) }]);
    expect(moduleIn(state, pairName).mounted).toBeUndefined();
    expect(attemptsAt(state)).toEqual([first(older)]);
    expect(replacedRelease(moduleIn(state, pairName), older)).toBe(newer);
  });

  it('[MOD-02] stays mounted when an earlier one is abandoned', () => {
    const state = play([mounted(older), { type: 'releaseAbandoned', module: pairName, attempt: first(newer) }]);
    expect(moduleIn(state, pairName).mounted?.release).toBe(older);
  });
});
