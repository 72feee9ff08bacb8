import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CleanUp } from '@idavuelta/deploy/testing/gateway-process.ts';
import { outputDir } from './environment.ts';
import { ownGateway } from './own-gateway.ts';

export type ReleaseSite = Awaited<ReturnType<typeof startReleaseSite>>;

/**
 * Starts a site with its own gateway and releases, which a journey may change freely. The API behind it is the test
 * site's.
 */
export async function startReleaseSite(t: CleanUp) {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const releases = join(folder, 'site');
  // Files of a release are immutable, so both sites can share them.
  execFileSync('cp', [...(process.platform === 'linux' ? ['-al'] : ['-R']), outputDir, releases]);
  return { outputDir: releases, ...(await ownGateway(t, { OUTPUT_DIR: releases })) };
}
