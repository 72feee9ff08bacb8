/** The parts of the API's document that are read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content?: JsonContent }> }>>;
  components: object;
}

interface JsonContent {
  'application/json'?: { schema: object };
}

/** Whether a path is one of a route with `{parameters}`. */
export const isOfRoute = (route: string, pathname: string) =>
  new RegExp(`^${route.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname);

/** The route of a request; of several the one with fewer parameters. @throws Error when the API has none */
export function routeOf({ paths }: ApiDocument, method: string, pathname: string): string {
  const parameters = (route: string) => route.split('{').length;
  const [route] = Object.keys(paths)
    .filter((candidate) => method.toLowerCase() in (paths[candidate] ?? {}) && isOfRoute(candidate, pathname))
    .sort((a, b) => parameters(a) - parameters(b));
  if (!route) throw new Error(`the API has no ${method} ${pathname}`);
  return route;
}

/** JSON schema of a route's response with status 200; undefined when it is a file. */
export function responseSchema({ paths, components }: ApiDocument, method: string, route: string): object | undefined {
  const schema = paths[route]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema;
  return schema && { ...schema, components };
}

/** Methods and routes that change something, with JSON for a response. */
export const writes = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.keys(methods)
      .map((method) => ({ method: method.toUpperCase(), route }))
      .filter(({ method }) => method !== 'GET' && responseSchema(document, method, route)),
  );
