import type { ClientEvent, Release } from '@idavuelta/shared/contracts';
import type { ModuleError } from '../modules/module-error.ts';
import type { RegistryStore } from '../modules/registry-store.ts';
import type { HangWatch } from './hang-watch.ts';

/** An event, or an error to be attributed to the release that threw it. */
type Reported = ClientEvent | Error;

/**
 * Reports a page's events to the gateway by module and version. Events are queued until the code that sends them is
 * loaded, after the layout is interactive; on a server they are dropped.
 */
export function createClientReports(registry: RegistryStore, hangs?: HangWatch) {
  const waiting: Reported[] = hungBefore(hangs);
  let add = (event: Reported) => {
    waiting.push(event);
  };
  /** Code outside any module belongs to the shell. */
  const labels = (release?: Release) => ({
    module: release?.name ?? 'shell',
    version: release?.version ?? registry.registry()?.shellVersion ?? '',
  });

  return {
    mounted: (release: Release) => add({ kind: 'load', ...labels(release) }),
    thrown: (error: Error) => add(error),
    failed({ failure, cause }: ModuleError, release?: Release) {
      const name = cause instanceof Error ? cause.name : undefined;
      add({ kind: 'error', failure, ...(name && { name }), ...labels(release) });
    },
    /** @param path of the page that was opened, which web vitals refer to */
    async start(path: string) {
      add({ kind: 'load', ...labels() });
      const status = registry.get();
      const route = status.status === 'ready' ? status.routes(path)?.route : undefined;
      const owner = route && registry.registry()?.modules[route.module]?.current;
      const { startReporting, startPulse } = await import(/* webpackChunkName: "reporting" */ './reporting.ts');
      add = startReporting({ ...labels(owner), route: route?.path ?? '' });
      for (const event of waiting) add(event);
      if ('Worker' in globalThis) hangs?.watchedBy(startPulse());
    },
  };
}

/** Reports a hang of the tab's previous document, unless a worker watched it and has already reported it. */
function hungBefore(hangs: HangWatch | undefined): Reported[] {
  if (!hangs?.hung || hangs.hung.watched) return [];
  const { module, version } = hangs.hung;
  return [{ kind: 'error', failure: 'hung', module, version }];
}
