/** Runs the test site on a fresh database until it is stopped. */
import { rmSync } from 'node:fs';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { environment, localDir } from './environment.ts';

rmSync(localDir, { recursive: true, force: true });
// Started here, so that it does not wait for the disk; the site finds it running.
const server = await acquireEmbeddedServer(localDir, { durable: false });
Object.assign(process.env, environment);
await import('@idavuelta/tools/start/main.ts');
await server.release();
