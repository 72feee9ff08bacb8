import { jsonInScript } from '@idavuelta/shared/contracts/text';
import { type HydrationPayload, payloadElementId } from '../app/hydration-payload.ts';

/**
 * The payload as an HTML element.
 * @param common objects in it that other pages share: their JSON is cached
 */
export const payloadElement = (payload: HydrationPayload, common: ReadonlySet<unknown>) =>
  `<script type="application/json" id="${payloadElementId}">${jsonOf(payload, common)}</script>`;

const cachedJson = new WeakMap<object, string>();

function jsonOf(value: unknown, common: ReadonlySet<unknown>): string {
  if (typeof value !== 'object' || value === null) return jsonInScript(value);
  if (common.has(value)) {
    const json = cachedJson.get(value) ?? jsonInScript(value);
    cachedJson.set(value, json);
    return json;
  }
  if (Array.isArray(value)) return `[${value.map((item) => jsonOf(item ?? null, common)).join(',')}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${jsonInScript(name)}:${jsonOf(member, common)}`).join(',')}}`;
}
