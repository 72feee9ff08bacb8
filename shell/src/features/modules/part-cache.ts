import type { ComponentType } from 'react';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

// A page once loaded is shown at once when the visitor comes back to it. Keyed by the loader, which a release has its own of.
const loaded = new WeakMap<object, ComponentType<never>>();

export const loadedPart = <P>(load: LoadPart<P>) => loaded.get(load) as ComponentType<P> | undefined;

/** Loads a page or slot, so that it renders at once. @throws what loading its files threw */
export async function loadPart<P>(load: LoadPart<P>): Promise<ComponentType<P>> {
  const { default: component } = await load();
  loaded.set(load, component as ComponentType<never>);
  return component;
}
