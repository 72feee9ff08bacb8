import type { SlotName } from '@idavuelta/shared/contracts';
import { useModules, useRegistry } from './ModulesContext.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { RemoteLoader } from './RemoteLoader.tsx';
import { ownerOfSlot } from './route-table.ts';

/**
 * Fills a slot with the component of the module that the registry names for it; empty while that module is switched
 * off.
 */
export function SlotHost({ name, slotProps }: { name: SlotName; slotProps: object }) {
  const status = useRegistry();
  const { registry } = useModules();
  if (status.status !== 'ready') return null;
  const owner = ownerOfSlot(status.registry, name);
  if (!owner) return <ModuleUnavailable failure="unknown-module" onRetry={() => void registry.load()} />;
  if (status.registry.modules[owner]?.off) return null;
  return <RemoteLoader key={name} module={owner} outlet={name} remoteProps={slotProps} />;
}
