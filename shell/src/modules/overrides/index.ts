import type { Registry } from '@idavuelta/shared/contracts';
import { showReleasePanel } from '../release-panel/release-panel.ts';
import { fetchOverrides, withOverrides } from './override-registry.ts';
import { readOverrides } from './stored-overrides.ts';

/**
 * Finds the releases that this tab uses instead of live ones: `?module=mfe-booking@http://localhost:4003`. Shows the
 * release panel; `?module=` shows it without an override.
 * @param allowed origins that the site's configuration allows
 * @returns a function that changes a registry; undefined when nothing is overridden
 */
export async function findOverrides(
  allowed: readonly string[],
): Promise<((registry: Registry) => Registry) | undefined> {
  const isPanelRequested = new URLSearchParams(window.location.search).get('module') === '';
  const overrides = readOverrides(allowed);
  if (Object.keys(overrides).length === 0 && !isPanelRequested) return undefined;
  const overridden = await fetchOverrides(overrides);
  const amend = withOverrides(overridden);
  let isShown = false;
  return (registry) => {
    const amended = amend(registry);
    if (!isShown) showReleasePanel({ registry: amended, overridden });
    isShown = true;
    return amended;
  };
}
