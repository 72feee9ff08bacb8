import { AsyncLocalStorage } from 'node:async_hooks';

const context = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` and everything it starts in the context of a request, so that its jobs carry the request's id. */
export const runForRequest = (requestId: string, work: () => void) => context.run({ requestId }, work);

export const currentRequestId = () => context.getStore()?.requestId;
