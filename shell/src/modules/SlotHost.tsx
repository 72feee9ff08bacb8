import type { SlotName } from '@idavuelta/shared/contracts';
import { ModuleMissing } from './ModuleMissing.tsx';
import { useModules } from './ModulesContext.ts';
import { PartLoader } from './PartLoader.tsx';
import { ownerOfSlot } from './route-table.ts';

/** Fills a slot with the module that the registry names for it. */
export function SlotHost({ name, slotProps }: { name: SlotName; slotProps: object }) {
  const { registry, retryRegistry } = useModules();
  if (registry.status !== 'ready') return null;
  const owner = ownerOfSlot(registry.registry, name);
  if (!owner) return <ModuleMissing failure="unknown-module" onRetry={() => void retryRegistry()} />;
  return (
    <PartLoader
      module={owner}
      part={name}
      partProps={slotProps}
      pick={({ slots }) => (slots as Record<string, never> | undefined)?.[name]}
    />
  );
}
