import type { ComponentType } from 'react';
import { retryOnce } from './retry-once.ts';

/** The `load` of a route or slot, as a module's definition has it. */
export type LoadRemote<P> = () => Promise<{ default: ComponentType<P> }>;

// Components by their loader, so that a page that was loaded before renders without a spinner. Every release has
// loaders of its own, so a new release is never served an old component.
const cache = new WeakMap<object, ComponentType<never>>();

/** The component, if it was loaded before. */
export const loadedRemote = <P>(load: LoadRemote<P>) => cache.get(load) as ComponentType<P> | undefined;

/** Loads the component of a route or slot into the cache. @throws the error of fetching its files */
export async function loadRemote<P>(load: LoadRemote<P>): Promise<ComponentType<P>> {
  const { default: component } = await retryOnce(load);
  cache.set(load, component as ComponentType<never>);
  return component;
}
