import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import exported from 'transbank-sdk/dist/es5/transbank/common/request_service.js';
import { responseLimits } from '../response-limits.ts';

// Node's default import of a CommonJS file is its `module.exports`, which contains the library's own default export.
const { default: requestService } = exported as typeof exported & { default: typeof exported };

type Perform = typeof requestService.perform;

/**
 * Makes a call of the library within our limits.
 * @throws Error with the status in the first line and the reason in the second, like the library's own
 */
const perform: Perform = async (request, { environment, commerceCode, apiKey, timeout = 10_000 }) => {
  const response = await fetchWithin(responseLimits({ timeoutMs: timeout }), environment + request.endpoint, {
    method: request.method,
    headers: {
      'Tbk-Api-Key-Id': commerceCode,
      'Tbk-Api-Key-Secret': apiKey,
      'content-type': 'application/json',
    },
    body: request.toJson(),
  });
  if (response.status === 204) return true;
  if (response.ok) return response.json();
  const { error_message: reason = 'Unexpected error' } = await response.json().catch(() => ({}));
  throw new Error(`Request failed with status code ${response.status}\n${reason}`);
};

/** Applies our limits to the library, which limits only the time between two bytes. */
export function callWebpayWithinLimits() {
  Object.assign(requestService, { perform });
}
