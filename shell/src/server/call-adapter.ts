import { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';

/** Makes the client's calls by Node's own fetch; its answers and failures look like a browser's. */
export const callAdapter =
  (signal: AbortSignal): AxiosAdapter =>
  async (config) => {
    const url = new URL(`${config.baseURL}${config.url}`);
    for (const [name, value] of Object.entries(config.params ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const answer = await fetch(url, {
      headers: { ...config.headers.toJSON() } as Record<string, string>,
      signal,
    }).catch((cause: unknown) => {
      throw AxiosError.from(cause as Error, AxiosError.ERR_NETWORK, config);
    });
    const response: AxiosResponse = {
      config,
      status: answer.status,
      statusText: answer.statusText,
      headers: {},
      data: await answer.json(),
    };
    if (!answer.ok) throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
    return response;
  };
