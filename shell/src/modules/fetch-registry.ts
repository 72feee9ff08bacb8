import type { Registry, Release } from '@idavuelta/shared/contracts';
import { ModuleError } from './module-error.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds. */
const registryTimeLimit = 8_000;

/** Fetches the registry. @throws ModuleError `registry` when the request fails or its body is not a registry */
export async function fetchRegistry(url = '/registry.json'): Promise<Registry> {
  try {
    const response = await withTimeLimit(fetch(url, { credentials: 'same-origin' }), registryTimeLimit);
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    const document: unknown = await response.json();
    if (!isRegistry(document)) throw new Error(`${url} is not a registry`);
    return document;
  } catch (cause) {
    throw new ModuleError('registry', 'registry', cause);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRelease = (value: unknown): value is Release =>
  isObject(value) &&
  ['name', 'version', 'entry', 'contract', 'uniqueName'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value.routes) &&
  Array.isArray(value.slots);

const isRegistry = (value: unknown): value is Registry =>
  isObject(value) &&
  isObject(value.modules) &&
  Object.values(value.modules).every((module) => isObject(module) && isRelease(module.current));
