import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { environment, localDir, root } from '../test-site/environment.ts';
import { ports as testSite } from '../test-site/ports.ts';

/** A second site on ports above the test site's, and its dev servers above those. */
const first = testSite.site + 200;
const [shell, module] = [first + 200, first + 201];
const site = `http://localhost:${first}`;
const ports = {
  PORT: String(first),
  API_PORT: String(first + 1),
  WEBPAY_SIMULATOR_PORT: String(first + 10),
  MERCADOPAGO_SIMULATOR_PORT: String(first + 11),
  REDSYS_SIMULATOR_PORT: String(first + 12),
};

test('npm run dev serves the named module from its sources with hot reload, the rest from the registry, and Ctrl-C ends it all', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dev = spawn('npm', ['run', 'dev', '--', 'mfe-qr-check'], {
    cwd: root,
    detached: true, // a separate process group, so that Ctrl-C can be sent to all of it as a terminal does
    env: { ...process.env, ...environment, ...ports, LOCAL_DIR: join(localDir, 'dev') },
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<void>((resolve) => dev.once('exit', () => resolve()));
  try {
    await expect.poll(() => printed, { timeout: 150_000 }).toContain('Ctrl-C stops everything');
    const scripts: string[] = [];
    const sockets: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(`${site}/qr-verification`);
    await expect(page.getByRole('button', { name: 'Escanear Código' })).toBeVisible();
    expect(scripts).toContain(`http://localhost:${module}/remoteEntry.js`);
    await expect.poll(() => sockets).toContain(`ws://localhost:${module}/ws`);

    await page.goto(`${site}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
    expect(scripts.some((url) => url.startsWith(`${site}/modules/mfe-catalog/`))).toBe(true);
  } finally {
    await page.goto('about:blank'); // an open page would poll its dev server
    if (dev.pid) process.kill(-dev.pid, 'SIGINT');
    await ended;
  }
  for (const port of [...Object.values(ports), shell, module]) {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}`).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone');
  }
});
