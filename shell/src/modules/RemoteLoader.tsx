import { memo, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { Loading } from './Loading.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { useIsOfOtherRelease, useModules, useNoticeStatus, useOutlet, useRetry } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { ServerContent, type ServerPage } from './ServerPage.tsx';

interface RemoteProps {
  module: string;
  /** The route's path, or the slot's name. */
  outlet: string;
  remoteProps: object;
  /** Servers never render it. */
  byBrowser?: boolean;
  /** The server's HTML of this page, which stays on the screen until the module arrives, even if it never does. */
  serverPage?: ServerPage;
  /** Called when the page or slot is on the screen and interactive. */
  onReady?: () => void;
}

/** A page or slot of a module, with a spinner while it loads and a message with a retry when it cannot be shown. */
export const RemoteLoader = memo(function RemoteLoader(props: RemoteProps) {
  const { module, outlet, serverPage } = props;
  const isReplaced = useIsOfOtherRelease(module, outlet, serverPage?.release);
  return (
    <>
      <OutletNotice {...props} />
      {/* The key includes the release, so that React never hydrates one release's HTML with another one's code. */}
      <Suspense key={String(isReplaced)} fallback={serverPage && <ServerContent content={serverPage.content} />}>
        <Remote {...props} serverPage={isReplaced ? undefined : serverPage} />
      </Suspense>
    </>
  );
});

/** Shows the module's failure while it lasts; one from an earlier visit is retried. */
function OutletNotice({ module, outlet }: RemoteProps) {
  const status = useNoticeStatus(module, outlet);
  const retry = useRetry(module);
  const [failedEarlier] = useState(status.status === 'failed');
  const tryAgain = useEffectEvent(() => {
    if (failedEarlier) retry();
  });
  useEffect(() => tryAgain(), []);
  if (status.status === 'late') return <ModuleUnavailable module={module} failure="late" onRetry={retry} />;
  if (status.status === 'failed') return <ModuleUnavailable module={module} failure={status.failure} onRetry={retry} />;
  return null;
}

function Remote({ module, outlet, remoteProps, byBrowser, serverPage, onReady }: RemoteProps) {
  const { host } = useModules();
  const status = useOutlet(module, outlet, byBrowser);
  // The server's HTML stays until the module has arrived.
  if (serverPage) use(host.whenReady(module, outlet));
  if (status.status !== 'ready') return status.status === 'loading' ? <Loading /> : null;
  const { component, attempt } = status;
  const Loaded = component as React.ComponentType<object>;
  return (
    <ModuleBoundary
      key={`${attempt.release.uniqueName} ${attempt.number}`}
      module={module}
      onRender={() => host.noteRender(attempt)}
      onRenderEnd={host.noteRenderEnd}
      onFirstRenderFailure={(error) => host.abandon(module, outlet, attempt, error)}
      onLaterFailure={(error) => host.noteFailure(module, attempt, error)}
      onRetry={() => host.restart(module, outlet, attempt)}
    >
      <Loaded {...remoteProps} />
      <Ready onReady={onReady} />
    </ModuleBoundary>
  );
}

function Ready({ onReady }: Pick<RemoteProps, 'onReady'>) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return null;
}
