import { Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadRemote, loadedRemote, loadRemote } from './lazy-cache.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { useModule } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

interface RemoteLoaderProps<P> {
  module: string;
  /** Picks the page or slot from the module's definition. */
  pick: (definition: {
    routes: { path: string; load: LoadRemote<never> }[];
    slots?: object;
  }) => LoadRemote<P> | undefined;
  /** Identifies the page or slot and its parameters: when it changes, the component is mounted anew. */
  remoteKey: string;
  remoteProps: P;
}

/** A page or slot of a module, with a spinner while it loads and a message with a retry when it cannot be shown. */
export function RemoteLoader<P extends object>({ module: name, pick, remoteKey, remoteProps }: RemoteLoaderProps<P>) {
  const { module, retry } = useModule(name);
  const [attempt, setAttempt] = useState(0);
  const onRetry = () => {
    setAttempt(attempt + 1);
    retry();
  };
  if (module.status === 'loading') return <Loading />;
  if (module.status === 'failed') return <ModuleUnavailable failure={module.failure} onRetry={onRetry} />;
  const load = pick(module.definition as never);
  if (!load) return <ModuleUnavailable failure="contract" onRetry={onRetry} />;
  return (
    <ModuleBoundary key={`${remoteKey} ${attempt}`} module={name} onRetry={onRetry}>
      <RemoteComponent load={load} remoteProps={remoteProps} onRetry={onRetry} />
    </ModuleBoundary>
  );
}

interface RemoteComponentProps<P> {
  load: LoadRemote<P>;
  remoteProps: P;
  onRetry: () => void;
}

function RemoteComponent<P extends object>({ load, remoteProps, onRetry }: RemoteComponentProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(() => loadedRemote(load));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Loaded) return;
    let current = true;
    loadRemote(load).then(
      (component) => {
        if (current) setLoaded(() => component);
      },
      (error: unknown) => {
        console.warn('a page or slot of a module could not be loaded', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, Loaded]);

  if (failed) return <ModuleUnavailable failure="entry" onRetry={onRetry} />;
  return Loaded ? <Loaded {...remoteProps} /> : <Loading />;
}

function Loading() {
  const { t } = useTranslation('common');
  return <Spinner label={t('loading')} />;
}
