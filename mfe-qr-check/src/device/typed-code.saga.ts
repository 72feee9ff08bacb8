import type { TicketQr } from '@idavuelta/shared/contracts';
import { openCode } from '@idavuelta/shared/contracts/tickets';
import { call, callApi, type SagaGenerator, toApiError } from '@idavuelta/shared/platform';
import type { TypedProblem } from '../state/ticket-check.slice.ts';
import { readDevice } from './identity.ts';
import { readList } from './storage/index.ts';

/**
 * Returns the content of the QR code beside a short code: from the device's list, else from the API.
 * @throws ApiError when the API rejects the lookup
 */
export function* findTyped(code: string): SagaGenerator<{ found: TicketQr } | { problem: TypedProblem }> {
  const list = yield* call(readList);
  if (!list?.typing) return { problem: 'no_device_key' };
  const { key, entries } = list.typing;
  const listed = yield* call(openCode, key, code, entries);
  if (listed) return { found: listed };
  try {
    const found = yield* callApi<TicketQr>({
      method: 'POST',
      url: `/checked-departures/${list.departureId}/short-code`,
      data: { device: readDevice(), key, code },
    });
    return { found };
  } catch (error) {
    const problem = toApiError(error);
    if (problem.code === 'NOT_FOUND') return { problem: 'no_such_code' };
    if (problem.code === 'DEVICE_KEY_NEEDED') return { problem: 'no_device_key' };
    if (problem.status === undefined) return { problem: 'code_not_listed' };
    throw error;
  }
}
