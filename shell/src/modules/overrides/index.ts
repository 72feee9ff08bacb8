import type { Registry } from '@idavuelta/shared/contracts';
import { showOverrideBadge } from './override-badge.ts';
import { fetchOverrides, withOverrides } from './override-registry.ts';
import { readOverrides } from './stored-overrides.ts';

/**
 * The releases that this tab has instead of live ones: `?module=mfe-booking@http://localhost:4003`. Shows a badge.
 * @param allowed origins that the site's configuration allows
 * @returns what changes a registry; undefined when nothing is overridden
 */
export async function findOverrides(
  allowed: readonly string[],
): Promise<((registry: Registry) => Registry) | undefined> {
  const overrides = readOverrides(allowed);
  if (Object.keys(overrides).length === 0) return undefined;
  const overridden = await fetchOverrides(overrides);
  showOverrideBadge(overridden);
  return withOverrides(overridden);
}
