import type { FieldError } from '@idavuelta/shared/contracts';

export interface ApiCall {
  /** Sent by POST; when absent, the call is a GET. */
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** Response of the API: data, or an error code with the invalid fields. */
export interface ApiAnswer<T> {
  status: number;
  data: T;
  code?: string;
  errors?: FieldError[];
}

/**
 * Calls an API process over the network.
 * @throws TypeError when the connection is lost before the response is complete
 */
export async function callApi<T>(url: string, { body, token, headers }: ApiCall = {}): Promise<ApiAnswer<T>> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<ApiAnswer<T>, 'status'>) };
}
