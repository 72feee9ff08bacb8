import { AsyncLocalStorage } from 'node:async_hooks';

const context = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work`, and all that it starts, for a request: jobs that it files carry the request's id. */
export const runForRequest = (requestId: string, work: () => void) => context.run({ requestId }, work);

export const currentRequestId = () => context.getStore()?.requestId;
