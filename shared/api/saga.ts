import { call, getContext } from 'typed-redux-saga';
import type { ApiClient } from './client.ts';
import type { ApiRequest } from './request.ts';

/** Makes a call from a saga with the store's client. @throws ApiError */
export function* callApi<T>(request: ApiRequest) {
  const client = yield* getContext<ApiClient>('client');
  return (yield* call(client, request)) as T;
}
