import { Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { ModuleMissing } from './ModuleMissing.tsx';
import { useModule } from './ModulesContext.ts';
import { type LoadPart, loadedPart, loadPart } from './part-cache.ts';

interface PartLoaderProps<P> {
  module: string;
  /** Picks the page or slot from the module's table of contents. */
  pick: (definition: { routes: { path: string; load: LoadPart<never> }[]; slots?: object }) => LoadPart<P> | undefined;
  /** Names the part: another one starts from the beginning. */
  part: string;
  partProps: P;
  waiting?: ReactNode;
}

/** One page or slot of a module, with a designed answer to each way it can fail to come. */
export function PartLoader<P extends object>(props: PartLoaderProps<P>) {
  const { module, retry } = useModule(props.module);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAttempt(attempt + 1);
    retry();
  };
  if (module.status === 'loading') return <Waiting>{props.waiting}</Waiting>;
  if (module.status === 'failed') return <ModuleMissing failure={module.failure} onRetry={again} />;
  const load = props.pick(module.definition as never);
  if (!load) return <ModuleMissing failure="contract" onRetry={again} />;
  return (
    <ModuleBoundary key={`${props.part} ${attempt}`} module={props.module} onRetry={again}>
      <QueryBoundary load={load} partProps={props.partProps} waiting={props.waiting} onRetry={again} />
    </ModuleBoundary>
  );
}

function QueryBoundary<P extends object>({
  load,
  partProps,
  waiting,
  onRetry,
}: {
  load: LoadPart<P>;
  partProps: P;
  waiting?: ReactNode;
  onRetry: () => void;
}) {
  const [part, setPart] = useState<ComponentType<P> | undefined>(() => loadedPart(load));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (part) return;
    let current = true;
    loadPart(load).then(
      (component) => {
        if (current) setPart(() => component);
      },
      (error: unknown) => {
        console.warn('a part of a module did not come', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, part]);

  if (failed) return <ModuleMissing failure="entry" onRetry={onRetry} />;
  const Part = part;
  return Part ? <Part {...partProps} /> : <Waiting>{waiting}</Waiting>;
}

function Waiting({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  return children ?? <Spinner label={t('loading')} />;
}
