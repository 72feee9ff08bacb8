import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/**
 * Starts an API for a test.
 * @param responses data by path and query; any other path is 404
 * @param next cursor of the next page, by path and query
 * @returns its URL, and a function to stop it early
 */
export async function startTestApi(responses: Record<string, unknown>, next: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    const success = url in responses;
    response.writeHead(success ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success, data: responses[url], next: next[url] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  after(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** Data that a renderer fetches for every page. */
export const referenceResponses = {
  '/channels/idavuelta.example': { countryCode: 'CL', defaultLocaleCode: 'es_CL' },
  '/countries': [{ code: 'CL', name: 'Chile', defaultLocaleCode: 'es_CL' }],
  '/locales': [{ code: 'es_CL', name: 'Español (Chile)' }],
};
