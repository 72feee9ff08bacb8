import type { ContractState, Registry } from '@idavuelta/shared/contracts';
import type { RuntimeConfig } from '../config/runtime-config.ts';

/**
 * The state that a server rendered a page with, as JSON in the page's `#hydration-payload` element: with it the browser
 * hydrates the page without fetching anything again.
 */
export interface HydrationPayload {
  config: RuntimeConfig;
  /** Protocol and host of the page's address, e.g. `https://idavuelta.pe`. */
  origin: string;
  registry: Registry;
  locale: ContractState['locale'];
  /** State of slices that are mounted later, by name: the query cache, the options of the locale selector. */
  slices: Record<string, unknown>;
  /** The page's texts, by namespace. */
  texts: Record<string, object>;
}

/** Id of the element that contains it. */
export const payloadElementId = 'hydration-payload';

/** @returns undefined for a page that was not rendered on a server */
export function readHydrationPayload(page: Document): HydrationPayload | undefined {
  const json = page.getElementById(payloadElementId)?.textContent;
  return json ? (JSON.parse(json) as HydrationPayload) : undefined;
}
