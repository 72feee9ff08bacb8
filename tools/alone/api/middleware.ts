import type { IncomingMessage, ServerResponse } from 'node:http';
import { findResponse, readRecording } from './fake-api.ts';

/** A picture used for all pictures of the catalogue. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#c9d3e6" d="M0 0h16v9H0z"/><path fill="#8fa2c4" d="m0 9 5-5 3 3 3-4 5 6z"/></svg>';

/**
 * Responds below `/backend` as the API did when it was recorded.
 * @param warn called for an unrecorded request, whose response is a 404
 */
export function fakeApi(warn: (line: string) => void) {
  const responses = readRecording();
  return ({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (url.startsWith('/media/')) return send(200, 'image/svg+xml', picture);
    const found = findResponse(responses, method, url);
    if (found) return send(200, 'application/json', JSON.stringify(found.body));
    const message = `${method} ${url} was not recorded. To record it, ask for it in e2e/alone/record.ts of a whole checkout, and there: npm run record -w e2e`;
    warn(message);
    return send(404, 'application/json', JSON.stringify({ success: false, code: 'NOT_FOUND', message }));
  };
}
