import { tabStore } from '@idavuelta/shared/storage';
import { storageKey } from './requested.ts';

/** `mfe-booking@http://localhost:4003`; may be repeated. */
const parameter = 'module';

/** Origins of the servers that replace live releases, by module. */
export type Overrides = Record<string, string>;

/**
 * Reads the overrides of this tab, adds those in the URL, and removes their parameter from it.
 * @param allowed origins; `http://localhost:*` allows any port
 */
export function readOverrides(allowed: readonly string[]): Overrides {
  const address = new URL(window.location.href);
  const requested = address.searchParams
    .getAll(parameter)
    .filter(Boolean)
    .flatMap((text) => parseOverride(text, allowed));
  const overrides = { ...stored(), ...Object.fromEntries(requested) };
  if (address.searchParams.has(parameter)) {
    write(overrides);
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }
  return overrides;
}

export function removeOverride(module: string) {
  const { [module]: _, ...others } = stored();
  write(others);
}

const stored = () => JSON.parse(tabStore.read(storageKey) ?? '{}') as Overrides;

function write(overrides: Overrides) {
  if (Object.keys(overrides).length === 0) tabStore.remove(storageKey);
  else tabStore.write(storageKey, JSON.stringify(overrides));
}

function parseOverride(text: string, allowed: readonly string[]): [module: string, origin: string][] {
  const [, module, origin] = /^(mfe-[a-z0-9-]+)@(https?:\/\/[^/@]+)$/.exec(text) ?? [];
  if (module && origin && allowed.some((one) => isAllowed(origin, one))) return [[module, origin]];
  console.warn(`${text} is no module of an allowed origin: ${allowed.join(' ')}`);
  return [];
}

const isAllowed = (origin: string, allowed: string) =>
  allowed === origin || (allowed.endsWith(':*') && origin.replace(/:\d+$/, ':*') === allowed);
