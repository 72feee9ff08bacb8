import type { ApiRequest } from '@idavuelta/shared/platform';
import { backOfficeApi, byStaff, type OfficeTag } from '../session/staff-api.ts';

interface ReadOptions<Result, Response> {
  /** False: shows cached data without refetching. */
  fresh?: boolean;
  /** Polling interval in milliseconds while the data is shown; 0 for never. */
  every?: (known: Result | undefined) => number;
  /** The response is a page of a list that names the next page. */
  page?: true;
  /** A call to the public API, without the staff session. */
  isPublic?: true;
  transformResponse?: (response: Response) => Result;
}

/**
 * Builds the request of a call such as `POST /coupons/:id/stop`. Fields of the argument fill the path; `revision`
 * becomes `If-Match`, `dryRun` a query parameter, and the rest the query or the body. An argument that is not an object
 * fills the path.
 */
export function requestOf(call: string, argument: unknown): ApiRequest {
  const [method, path = ''] = call.split(' ') as [ApiRequest['method'], string];
  const isObject = typeof argument === 'object' && argument !== null;
  const { revision, dryRun, ...rest } = (isObject ? { ...argument } : {}) as Record<string, unknown>;
  const url = path.replaceAll(/:([a-z]+)/gi, (_, name: string) => {
    const value = isObject ? rest[name] : argument;
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const params = dryRun === undefined ? undefined : { 'dry-run': String(dryRun) };
  return {
    method,
    url,
    ...(method === 'GET'
      ? { params: rest as ApiRequest['params'] }
      : { params, ...(Object.keys(rest).length > 0 && { data: rest }) }),
    ...(revision !== undefined && { headers: { 'If-Match': `"${revision}"` } }),
  };
}

/**
 * Creates a hook that reads from the API: `queryHook<StaffOrder, string>('/staff-api/orders/:id', 'BackOfficeOrders')`.
 * The call is the cache key.
 */
export function queryHook<Result, Argument = void, Response = Result>(
  path: string,
  tag?: OfficeTag,
  { fresh = true, every, isPublic, page, transformResponse }: ReadOptions<Result, Response> = {},
) {
  const call = `GET ${path}`;
  const query = (argument: Argument) => ({ ...requestOf(call, argument), page });
  const endpoint = backOfficeApi.injectEndpoints({
    endpoints: (build) => {
      const definition = build.query<Result, Argument>({
        query: isPublic ? query : byStaff(query),
        providesTags: tag ? [tag] : [],
        ...(transformResponse && { transformResponse }),
      });
      return { [call]: definition } as Record<'call', typeof definition>;
    },
  }).endpoints[call as 'call'];

  const read = (argument: Argument, { skip = false, pollingInterval = 0 } = {}) =>
    endpoint.useQuery(argument, { skip, pollingInterval, refetchOnMountOrArgChange: fresh });
  if (!every) return read;
  const poll: typeof read = (argument, options) =>
    read(argument, { ...options, pollingInterval: every(endpoint.useQueryState(argument).data) });
  return poll;
}

/** For `mutationHook`: sends the `change` of the argument as the body. */
export const sendChange = ({ change }: { change: unknown }) => ({ data: change });

/**
 * Creates a hook that changes something through the API. Outdated data is refetched after a failure too, because
 * another user may have changed it first.
 */
export function mutationHook<Result, Argument = void>(
  call: string,
  tags: readonly OfficeTag[] = [],
  send: (argument: Argument) => Partial<ApiRequest> = () => ({}),
) {
  const endpoint = backOfficeApi.injectEndpoints({
    endpoints: (build) => {
      const definition = build.mutation<Result, Argument>({
        query: byStaff((argument) => ({ ...requestOf(call, argument), ...send(argument) })),
        invalidatesTags: (_result, _error, argument) =>
          (argument as { dryRun?: boolean } | undefined)?.dryRun ? [] : [...tags],
      });
      return { [call]: definition } as Record<'call', typeof definition>;
    },
  }).endpoints[call as 'call'];
  return endpoint.useMutation;
}

/**
 * Creates the hooks for a list and its items.
 * @param path of the list, below `/staff-api`
 * @param also other tags that a change invalidates
 */
export function resource(path: string, tag: OfficeTag, also: readonly OfficeTag[] = []) {
  const list = `/staff-api${path}`;
  const changed = [tag, ...also, 'BackOfficeAudit'] as const;
  return {
    list: <Result, Argument = void>() => queryHook<Result, Argument>(list, tag),
    one: <Result>() => queryHook<Result, number | string>(`${list}/:id`, tag),
    add: <Result, Input>() => mutationHook<Result, Input>(`POST ${list}`, changed),
    change: <Result, Input>() =>
      mutationHook<Result, { id: number | string; revision: number; change: Input }>(
        `PUT ${list}/:id`,
        changed,
        sendChange,
      ),
    /** Creates a hook for a further read below the list's path. */
    read: <Result, Argument>(below: string) => queryHook<Result, Argument>(list + below, tag),
    /** Creates a hook for a further action: `POST /:id/stop`. */
    act: <Result, Argument>(call: string) => mutationHook<Result, Argument>(call.replace(' ', ` ${list}`), changed),
  };
}
