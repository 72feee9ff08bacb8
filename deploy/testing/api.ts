import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** Answers of an API by path and query; any other path is 404. @returns its address and a way to stop it */
export async function anApi(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    asked.push(url);
    const known = url in answers;
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: known, data: answers[url] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  after(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

/** What a renderer asks whatever the page. */
export const referenceAnswers = {
  '/channels/idavuelta.example': { countryCode: 'CL', defaultLocaleCode: 'es_CL' },
  '/countries': [{ code: 'CL', name: 'Chile', defaultLocaleCode: 'es_CL' }],
  '/locales': [{ code: 'es_CL', name: 'Español (Chile)' }],
};
