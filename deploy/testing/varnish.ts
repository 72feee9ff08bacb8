import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CleanUp, freePort } from './gateway-process.ts';

const vcl = join(import.meta.dirname, '../varnish');

/** Finds the program, which is often outside the PATH. @throws Error explaining how to install it */
function findVarnish() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'varnishd')).find(existsSync);
  if (!found) throw new Error('varnishd is not installed: apt-get install --no-install-recommends varnish');
  return found;
}

/** Builds the file that an installation edits. Only this machine may purge, and say who a visitor is. */
const backends = (gateways: readonly string[]) => `
probe alive { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
${gateways
  .map((url, i) => `backend gateway_${i + 1} { .host = "127.0.0.1"; .port = "${new URL(url).port}"; .probe = alive; }`)
  .join('\n')}
acl own_network { "127.0.0.1"; }
`;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Runs Varnish with our configuration in front of two gateways. @returns its URL and process id, once it accepts connections */
export async function startVarnish({ after }: CleanUp, gateways: readonly [string, string]) {
  const program = findVarnish();
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-varnish-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'backends.vcl'), backends(gateways));
  const port = await freePort();
  const child = spawn(program, [
    ...['-F', '-a', `127.0.0.1:${port}`, '-n', join(folder, 'work'), '-s', 'malloc,64m'],
    ...['-f', join(vcl, 'default.vcl'), '-p', `vcl_path=${folder}:${vcl}`],
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  after(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(output);
    await wait(50);
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
}
