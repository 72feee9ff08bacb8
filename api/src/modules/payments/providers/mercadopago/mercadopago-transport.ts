import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { buildError, MPConnectionError } from 'mercadopago/dist/utils/errors/index.js';
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js';
import { responseLimits } from '../response-limits.ts';

type Call = NonNullable<Parameters<typeof RestClient.fetch>[1]>;

/**
 * Makes a call of the library with our limits: the library would read an endless response and mistake a truncated one
 * for an empty one.
 * @throws MPConnectionError when the provider's response is unknown, otherwise the library's error for the status
 */
async function call(baseUrl: string, endpoint: string, config: Call) {
  const { method = 'GET', headers, body, queryParams, idempotencyKey = crypto.randomUUID(), timeout = 10_000 } = config;
  const all = new Headers(headers);
  all.set('content-type', 'application/json');
  all.set(AppConfig.Headers.PRODUCT_ID, AppConfig.PRODUCT_ID);
  all.set(AppConfig.Headers.USER_AGENT, AppConfig.getUserAgent());
  if (method !== 'GET') all.set(AppConfig.Headers.IDEMPOTENCY_KEY, idempotencyKey);
  const url = RestClient.appendQueryParamsToUrl(baseUrl + endpoint, queryParams);
  const response = await fetchWithin(responseLimits({ timeoutMs: timeout }), url, { method, headers: all, body }).catch(
    (error) => {
      throw new MPConnectionError(error);
    },
  );
  if (!response.ok) throw buildError(response.status, await response.json().catch(() => ({})));
  return response.status === 204 ? {} : response.json();
}

/** Redirects the library to the service at `baseUrl` and applies our limits; it has no options for either. */
export function callMercadoPagoAt(baseUrl: string) {
  Object.assign(RestClient, { fetch: (endpoint: string, config: Call = {}) => call(baseUrl, endpoint, config) });
}
