import { reportBootFailure, showBootFailure } from './boot-failure.ts';

it.each([
  ['pt-BR', 'Não foi possível abrir o site', 'Tentar novamente'],
  ['en-GB', 'We could not open the site', 'Try again'],
  ['fr-FR', 'No pudimos abrir el sitio', 'Reintentar'],
])('says in %s that the site could not be opened, with a retry', (language, words, retry) => {
  const root = document.createElement('div');
  showBootFailure(root, language);
  expect(root.querySelector('h1')?.textContent).toContain(words);
  expect(root.querySelector('button')?.textContent).toBe(retry);
});

it('tells which release of the shell did not start', async () => {
  const beacons: [string, Blob][] = [];
  navigator.sendBeacon = (url, body) => beacons.push([String(url), body as Blob]) > 0;
  document.head.innerHTML = '<script src="https://site.test/shell/1.0.0-3fa9/main.js" type="text/plain"></script>';
  reportBootFailure(new TypeError('Rosa Quispe'));
  const [url, body] = beacons[0] ?? [];
  expect(url).toBe('/client-events');
  const sent = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(body as Blob);
  });
  expect(sent).toEqual([
    { kind: 'error', module: 'shell', version: '1.0.0-3fa9', failure: 'start', name: 'TypeError' },
  ]);
});
