import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxConfig } from '../nginx/config.ts';
import { nginxSettings } from '../nginx/settings.ts';
import type { CleanUp } from './gateway-process.ts';
import { findNginx, nginxPackages } from './nginx-program.ts';

const howToInstall = `These tests run Debian’s nginx: apt-get install --no-install-recommends ${nginxPackages.join(' ')}`;

/** Builds Debian's default main file with folders that belong to the test. */
const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * Runs nginx with the configuration for these variables.
 * @param env with `NGINX_LISTEN` as `127.0.0.1:<port>`
 * @returns once it accepts connections
 * @throws Error with what to install, or nginx's message about the configuration
 */
export async function startNginx({ after }: CleanUp, env: Record<string, string>) {
  const program = findNginx();
  if (!program) throw new Error(howToInstall);
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-nginx-'));
  chmodSync(folder, 0o755);
  const settings = { ...nginxSettings({ ...env, NGINX_LOG_DIR: folder }), outputDir: env.OUTPUT_DIR ?? '' };
  writeFileSync(join(folder, 'site.conf'), nginxConfig(settings));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const words = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const checked = spawnSync(program, ['-t', ...words], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`${checked.stderr}\n${howToInstall}`);

  const child = spawn(program, words, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  after(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const port = Number(settings.listen.split(':').at(-1));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the access log, one line per request. */
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  };
}
