import type { RenderRequest } from '@idavuelta/shared/contracts';
import { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';

/** An axios adapter that calls the API by `fetchApi`. Responses and errors look like those of axios in a browser. */
export const apiAdapter =
  (fetchApi: RenderRequest['fetchApi']): AxiosAdapter =>
  async (config) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(config.params ?? {})) {
      if (value !== undefined) query.set(name, String(value));
    }
    const { status, body } = await fetchApi(`${config.url}${query.size ? `?${query}` : ''}`).catch((cause: unknown) => {
      throw AxiosError.from(cause as Error, AxiosError.ERR_NETWORK, config);
    });
    const response: AxiosResponse = { config, status, statusText: '', headers: {}, data: body };
    if (status >= 400)
      throw new AxiosError(
        `Request failed with status code ${status}`,
        AxiosError.ERR_BAD_REQUEST,
        config,
        undefined,
        response,
      );
    return response;
  };
