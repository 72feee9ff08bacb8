import { randomUUID } from 'node:crypto';
import { openDatabase } from '@idavuelta/api/database/database.ts';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { startProcess } from '@idavuelta/api/testing/process.ts';
import { type CleanUp, freePort, startGatewayProcess } from '@idavuelta/deploy/testing/gateway-process.ts';
import { environment, localDir, outputDir } from './environment.ts';
import { staffOf } from './staff.ts';

/** Starts a site with the test site's releases in its initial state: only reference data, no staff. */
export async function startEmptySite(t: CleanUp) {
  const name = `empty_${randomUUID().slice(0, 8)}`;
  const server = await acquireEmbeddedServer(localDir);
  t.after(() => server.release());
  const db = openDatabase(await server.database(name), { max: 1 });
  t.after(() => db.destroy());
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  // its own port, and a log level that shows when it listens
  const { PORT: _port, LOG_LEVEL: _level, ...shared } = environment;
  const api = await startProcess(t, { ...shared, DATABASE_NAME: name, SITE_URL: url });
  await startGatewayProcess(t, {
    PORT: port,
    OUTPUT_DIR: outputDir,
    SITE_URL: url,
    API_URL: api.url,
    RENDER_TIMEOUT_MS: environment.RENDER_TIMEOUT_MS,
    LOG_LEVEL: 'error',
  });
  return { url, apiUrl: api.url, db, staff: staffOf({ DATABASE_NAME: name, SITE_URL: url }) };
}
