/** The gateway in production, configured by environment variables: see docs/operations.md. */
import { watchForStalls } from '@idavuelta/shared/contracts/servers';
import { outputDir } from '../output.ts';
import { configuredMirror } from '../registry/configured-mirror.ts';
import { type GatewaySettings, gatewaySettings } from './settings.ts';
import { prepareGateway } from './start.ts';

/** Time limit for requests in progress when stopping, in milliseconds. */
const stopLimit = 30_000;

let settings: GatewaySettings;
try {
  settings = gatewaySettings(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const mirror = await configuredMirror(process.env, outputDir, console.error);
await mirror?.start();
const gateway = await prepareGateway({ ...settings, outputDir, fetchRelease: mirror?.fetchRelease });

let stopping = false;
async function stop() {
  // Ctrl-C reaches a process and its parent, so the signal may arrive twice.
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), settings.stopDelay + stopLimit).unref();
  await gateway.stop();
  mirror?.stop();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

await gateway.listen();
watchForStalls(settings.stallLimit);
