import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { createApiClient } from './client.ts';
import type { ApiError } from './errors.ts';

/** Creates a customer's client whose calls all fail with this code. */
function failingWith(code: string) {
  const sent: (string | undefined)[] = [];
  const onUnauthenticated = jest.fn();
  const adapter = async (config: InternalAxiosRequestConfig) => {
    sent.push(config.headers.get('Authorization') as string | undefined);
    const data = { success: false, code, message: '' };
    const response = { config, headers: {}, statusText: '', status: 401, data };
    throw new AxiosError('', 'ERR_BAD_REQUEST', config, null, response as never);
  };
  const client = createApiClient({
    baseUrl: '',
    token: () => 'customer',
    language: () => 'es_PE',
    onUnauthenticated,
    adapter,
  });
  const codeOf = (request: Parameters<typeof client>[0]) =>
    client(request).catch((error: ApiError) => error.problem.code as string);
  return { sent, onUnauthenticated, codeOf };
}

it('[FLT-43] a call by cookie is staff’s: the customer’s token stays out of it, and its failure logs no customer out', async () => {
  const { sent, onUnauthenticated, codeOf } = failingWith('UNAUTHENTICATED');
  await codeOf({ url: '/staff-api/account', withCredentials: true });
  expect(onUnauthenticated).not.toHaveBeenCalled();
  expect(sent).toEqual([undefined]);
});

it('[BOF-01] a call with a token of its own is not the customer’s, whom its failure does not log out', async () => {
  const { sent, onUnauthenticated, codeOf } = failingWith('UNAUTHENTICATED');
  await codeOf({ url: '/staff-api/account', headers: { Authorization: 'Bearer staff' } });
  expect(onUnauthenticated).not.toHaveBeenCalled();
  await codeOf({ url: '/shop-api/profile' });
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['Bearer staff', 'Bearer customer']);
});

it('an error code is known when it is the site’s, or named by the call', async () => {
  const { codeOf } = failingWith('LAST_OWNER');
  expect(await codeOf({ url: '/staff-api/users/1' })).toBe('INTERNAL');
  expect(await codeOf({ url: '/staff-api/users/1', moreCodes: ['LAST_OWNER'] })).toBe('LAST_OWNER');
});
