/** The parts of the API document that are used here. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content?: JsonContent }> }>>;
  components: object;
}

interface JsonContent {
  'application/json'?: { schema: object };
}

/** Tells whether a path matches a route with `{parameters}`. */
export const isOfRoute = (route: string, pathname: string) =>
  new RegExp(`^${route.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname);

/** Returns the route of a request; of several, the one with fewer parameters. @throws Error when the API has none */
export function routeOf({ paths }: ApiDocument, method: string, pathname: string): string {
  const parameters = (route: string) => route.split('{').length;
  const [route] = Object.keys(paths)
    .filter((candidate) => method.toLowerCase() in (paths[candidate] ?? {}) && isOfRoute(candidate, pathname))
    .sort((a, b) => parameters(a) - parameters(b));
  if (!route) throw new Error(`the API has no ${method} ${pathname}`);
  return route;
}

/** Returns the JSON schema of a route's 200 response; undefined for a file. */
export function responseSchema({ paths, components }: ApiDocument, method: string, route: string): object | undefined {
  const schema = paths[route]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema;
  return schema && { ...schema, components };
}

/** Returns the methods and routes that change something and respond with JSON. */
export const writes = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.keys(methods)
      .map((method) => ({ method: method.toUpperCase(), route }))
      .filter(({ method }) => method !== 'GET' && responseSchema(document, method, route)),
  );
