import type { ContractState, Registry } from '@idavuelta/shared/contracts';
import type { RuntimeConfig } from '../config/runtime-config.ts';

/**
 * What a page rendered on a server carries with it: all that the browser needs to show the same without asking again.
 * JSON in the page's `#payload` element.
 */
export interface HydrationPayload {
  config: RuntimeConfig;
  /** Where the site is, e.g. `https://idavuelta.pe`. */
  origin: string;
  registry: Registry;
  locale: ContractState['locale'];
  /** State of slices that are mounted later, by their name: the query cache, the locale selector's choices. */
  slices: Record<string, unknown>;
  /** Texts in the page's language, by namespace. */
  texts: Record<string, object>;
}

const elementId = 'hydration-payload';

/** Undefined for a page that no server rendered. */
export function readHydrationPayload(page: Document): HydrationPayload | undefined {
  const json = page.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as HydrationPayload) : undefined;
}

/** The element for the page's HTML. `<` is escaped, so that nothing inside can end it. */
export const hydrationPayloadElement = (payload: HydrationPayload) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`;
