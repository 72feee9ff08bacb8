import { parseRegistry, type Registry } from '@idavuelta/shared/contracts';
import type { RuntimeConfig } from '../config/runtime-config.ts';
import { ModuleError } from './module-error.ts';

/** Milliseconds, including the body. */
const registryTimeLimit = 8_000;

/**
 * Fetches the registry. An invalid entry is rejected with a warning, and the one of `lastGood` stays in its place.
 * @throws ModuleError `registry` when the request fails or its body is not a registry
 */
export async function fetchRegistry(
  { registryUrl: url = '/registry.json', moduleOrigins }: RuntimeConfig,
  lastGood?: Registry,
): Promise<Registry> {
  try {
    const signal = AbortSignal.timeout(registryTimeLimit); // also covers the body
    const response = await fetch(url, { credentials: 'same-origin', signal });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    const { registry, refused } = parseRegistry(await response.json(), { origins: moduleOrigins, lastGood });
    for (const { entry, reason } of refused) console.warn(`registry: ${entry} is refused: ${reason}`);
    return registry;
  } catch (cause) {
    throw new ModuleError('registry', 'registry', cause);
  }
}
