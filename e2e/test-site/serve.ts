/** Runs the test site on a fresh database until it is stopped. */
import { rmSync } from 'node:fs';
import { environment, localDir } from './environment.ts';

rmSync(localDir, { recursive: true, force: true });
Object.assign(process.env, environment);
await import('@idavuelta/tools/start/main.ts');
