/** Runs the test site on a fresh database until it is stopped. */
import { rmSync } from 'node:fs';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { isFree } from '@idavuelta/tools/start/ports.ts';
import { environment, localDir } from './environment.ts';
import { ports } from './ports.ts';

for (const port of Object.values(ports))
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is taken: TEST_SITE_PORT=${ports.site + 1000} moves the test site.`);

rmSync(localDir, { recursive: true, force: true });
// Started here, so that it does not wait for the disk; the site finds it running.
const server = await acquireEmbeddedServer(localDir, { durable: false });
Object.assign(process.env, environment);
await import('@idavuelta/tools/start/main.ts');
await server.release();
