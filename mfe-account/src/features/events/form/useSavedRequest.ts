import type { EventRequest, EventRequestInput } from '@idavuelta/shared/contracts';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useChangeRequest, useCreateRequest } from './submission.api.ts';
import type { DraftKeeper } from './useDraft.ts';

type Outcome = { request: EventRequest; problem?: undefined } | { request?: undefined; problem: ApiProblem };

const gotNoResponse = ({ code }: ApiProblem) => code === 'NETWORK' || code === 'TIMEOUT';

/**
 * Creates the request once, and updates it from then on. A call without a response may have created it: it is repeated
 * unchanged with the same key before newer input is sent.
 */
export function useSavedRequest(draft: DraftKeeper) {
  const [createRequest] = useCreateRequest();
  const [changeRequest] = useChangeRequest();

  const create = async (input: EventRequestInput): Promise<Outcome> => {
    const { key } = draft.current();
    draft.update({ unanswered: input });
    const { data, error } = await createRequest({ input, key });
    if (!error || !gotNoResponse(error as ApiProblem)) draft.update({ unanswered: undefined });
    if (error) return { problem: error as ApiProblem };
    draft.update({ id: data.id });
    return { request: data };
  };

  const change = async (id: number, input: EventRequestInput): Promise<Outcome> => {
    const { data, error } = await changeRequest({ id, input });
    return error ? { problem: error as ApiProblem } : { request: data };
  };

  return async (input: EventRequestInput): Promise<Outcome> => {
    const { id, unanswered } = draft.current();
    if (id) return change(id, input);
    const created = await create((unanswered as EventRequestInput | undefined) ?? input);
    return unanswered && created.request ? change(created.request.id, input) : created;
  };
}
