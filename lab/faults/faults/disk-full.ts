import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { type ApiAnswer, callApi } from '@idavuelta/api/testing/call-api.ts';
import { aPicture } from '@idavuelta/api/testing/event-requests.ts';
import { releaseAgain } from '@idavuelta/e2e/test-site/releases.ts';
import type { EventRequest } from '@idavuelta/shared/contracts';
import type { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';

/**
 * Limits the size of each file written by a process and its children, in bytes. Exceeding it fails with EFBIG, as a
 * full disk does with ENOSPC; this needs neither privileges nor a separate disk.
 */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

async function requestOf({ url, db, buyers }: Site) {
  const [token = ''] = await buyers(1);
  const [county] = await query<{ id: number }>(db, `SELECT id FROM county WHERE name = 'Surco'`);
  const { data, status } = await callApi<EventRequest>(`${url}/backend/shop-api/request-events`, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      saved: false,
      name: 'Boda de Ana y Luis',
      location: 'Casa Hacienda',
      address: 'Av. Grau 123',
      countyId: county?.id,
      startDate: '2055-03-06T20:00',
      endDate: '2055-03-06T02:00',
      invitation: 'Los esperamos.',
      additionalStops: [],
    },
  });
  if (status !== 200) throw new Error(`no request of an event: ${status}`);
  const send = async (picture: Uint8Array): Promise<ApiAnswer<EventRequest>> => {
    const body = new FormData();
    body.set('image', new File([new Uint8Array(picture)], 'boda.jpg'));
    const response = await fetch(`${url}/backend/shop-api/event-requests/${data.id}/upload-image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return { status: response.status, ...((await response.json()) as Omit<ApiAnswer<EventRequest>, 'status'>) };
  };
  return send;
}

export const diskFull: Fault = {
  name: 'disk-full',
  what: 'no more can be written to MEDIA_DIR, to where uploads arrive, and to OUTPUT_DIR',
  async rehearse({ site }) {
    const broken: string[] = [];
    const said: string[] = [];
    const { api, gateway, mediaDir, uploadDir, outputDir } = site;
    const send = await requestOf(site);
    // The renditions of a small picture are larger than the original.
    const picture = await aPicture({ width: 300, height: 200, noise: 40 });
    const release = releaseAgain(site, 'mfe-qr-check');
    const registry = () => readFileSync(join(outputDir, 'registry.json'), 'utf8');
    const before = { registry: registry(), files: filesIn(outputDir), media: filesIn(mediaDir) };

    const seen = await underLoad(site, async () => {
      limitFiles(gateway.pid(), 0);
      // Room for the upload, but not for its larger renditions; then for neither.
      for (const room of [picture.length + 1024, 1024]) {
        limitFiles(api.pid(), room);
        const { status, code, errors = [] } = await send(picture);
        said.push(`${status} ${code} ${errors.map(({ field, reason }) => `${field}: ${reason}`).join()}`);
        if (![503, 507].includes(status) || errors[0]?.field !== 'image') broken.push(`an upload: ${said.at(-1)}`);
      }
      broken.push(...rollBackInVain(site, 'mfe-qr-check'));
      // Gives the gateway time to read the registry.
      await sleep(2000);
      limitFiles(gateway.pid(), 'unlimited');
      limitFiles(api.pid(), 'unlimited');
    });
    if (filesIn(mediaDir).join() !== before.media.join()) broken.push('half a picture is left in MEDIA_DIR');
    if (filesIn(uploadDir).some((file) => !file.startsWith('node-compile-cache')))
      broken.push(`an upload is left: ${filesIn(uploadDir).slice(0, 3)}`);
    if (registry() !== before.registry) broken.push('the registry is not what it was');
    // A log line that the registry does not refer to counts as not written.
    const more = filesIn(outputDir).filter((file) => !before.files.includes(file) && !file.startsWith('.log/'));
    if (more.length > 0) broken.push(`left in OUTPUT_DIR: ${more}`);
    release.restore();
    const { status } = await send(picture);
    if (status !== 200) broken.push(`an upload afterwards: ${status}`);
    return {
      ...seen,
      saw: `${seen.saw} · upload ${[...new Set(said)].join(', ')}`,
      broken: [...seen.broken, ...broken],
    };
  },
};

/** Attempts a rollback, which cannot be written to the registry. @returns the problems found */
function rollBackInVain({ outputDir }: Site, name: string): string[] {
  const cli = new URL('../../../deploy/release/cli.ts', import.meta.url).pathname;
  const command = [process.execPath, cli, 'rollback', name, '--why', 'rehearsal'];
  const { status, stderr } = spawnSync('prlimit', ['--fsize=512:', ...command], {
    env: { ...process.env, OUTPUT_DIR: outputDir, NODE_COMPILE_CACHE: '' },
    encoding: 'utf8',
  });
  if (status === 0) return ['a change of the registry was said to be written'];
  return /EFBIG/.test(stderr) ? [] : [`the release tool: ${stderr.slice(0, 200)}`];
}
