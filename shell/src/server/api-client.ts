import type { Envelope, Language, RenderRequest } from '@idavuelta/shared/contracts';
import { type ApiClient, ApiError, type ApiRequest, dataOf, problemIn } from '@idavuelta/shared/host';

/**
 * Creates an API client that reads through `fetchApi`, as a visitor without a session.
 * @param languages of the page's texts
 */
export const serverApiClient =
  (fetchApi: RenderRequest['fetchApi'], languages: readonly Language[]): ApiClient =>
  async <T>({ url, params = {}, page }: ApiRequest) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
    const address = query.size > 0 ? `${url}?${query}` : url;
    const { status, body } = await fetchApi(address, languages).catch((cause: unknown) => {
      throw new ApiError({ code: 'NETWORK' }, cause);
    });
    if (status >= 400) throw new ApiError({ ...problemIn(body), status });
    return dataOf<T>(body as Envelope<T>, { page });
  };
