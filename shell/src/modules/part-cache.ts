import type { ComponentType } from 'react';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

// A page once loaded is shown at once when the visitor comes back to it. Keyed by the loader, which a release has its own of.
const loaded = new WeakMap<object, ComponentType<never>>();

export const loadedPart = <P>(load: LoadPart<P>) => loaded.get(load) as ComponentType<P> | undefined;

/** Loads a page or slot, so that it renders at once. @throws what loading its files threw */
export async function loadPart<P>(load: LoadPart<P>): Promise<ComponentType<P>> {
  const { default: component } = await twice(load);
  loaded.set(load, component as ComponentType<never>);
  return component;
}

/** Milliseconds in which the other files of a part have failed too, if they do. */
const pause = 250;

/**
 * Fetches, and a moment later once more when that fails: a browser answers the first request for a file with a preload
 * of it that failed earlier, and asks the network only at the second.
 */
export const twice = <T>(fetchIt: () => Promise<T>): Promise<T> =>
  fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchIt();
  });
