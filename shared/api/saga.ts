import { call, getContext } from 'typed-redux-saga';
import type { ApiClient } from './client.ts';
import type { ApiRequest } from './request.ts';

/** A call from a saga, with the store's own client. @throws ApiError */
export function* callApi<T>(request: ApiRequest) {
  const client = yield* getContext<ApiClient>('client');
  return (yield* call(client, request)) as T;
}
