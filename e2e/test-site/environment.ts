import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from './ports.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The only folder that the test site writes to; empty at the start of each run. */
export const localDir = join(root, '.local/e2e');
export const outputDir = join(localDir, 'site');

/** Environment of the test site and of the staff commands that work on it. */
export const environment = {
  PORT: String(ports.site),
  API_PORT: String(ports.api),
  WEBPAY_SIMULATOR_PORT: String(ports.webpay),
  MERCADOPAGO_SIMULATOR_PORT: String(ports.mercadopago),
  REDSYS_SIMULATOR_PORT: String(ports.redsys),
  LOCAL_DIR: localDir,
  OUTPUT_DIR: outputDir,
  MEDIA_DIR: join(root, '.local/media'), // rendered once for all sites of a checkout
  // On a busy machine the server waits: a page that it leaves to the browser would be a different page.
  RENDER_TIMEOUT_MS: '30000',
  // Tickets are checked right after purchase, although the demo's events are weeks ahead.
  CHECK_HOURS_BEFORE: String(24 * 365),
  LOG_LEVEL: 'warn',
};
