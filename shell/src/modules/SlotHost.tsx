import type { SlotName } from '@idavuelta/shared/contracts';
import { useModules } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { RemoteLoader } from './RemoteLoader.tsx';
import { ownerOfSlot } from './route-table.ts';

/** Fills a slot with the component of the module that the registry names for it. */
export function SlotHost({ name, slotProps }: { name: SlotName; slotProps: object }) {
  const { registry, retryRegistry } = useModules();
  if (registry.status !== 'ready') return null;
  const owner = ownerOfSlot(registry.registry, name);
  if (!owner) return <ModuleUnavailable failure="unknown-module" onRetry={() => void retryRegistry()} />;
  return (
    <RemoteLoader
      module={owner}
      remoteKey={name}
      remoteProps={slotProps}
      pick={({ slots }) => (slots as Record<string, never> | undefined)?.[name]}
    />
  );
}
