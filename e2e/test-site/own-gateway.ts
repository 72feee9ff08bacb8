import { localWaitingRoomKey } from '@idavuelta/api/config/waiting-room-config.ts';
import { type CleanUp, freePort, startGatewayProcess } from '@idavuelta/deploy/testing/gateway-process.ts';
import { environment, localDir, outputDir } from './environment.ts';
import { apiUrl } from './ports.ts';

/**
 * Starts a gateway beside the test site's, with the same releases and API, that can be stopped and restarted at its
 * address.
 * @param env additional environment variables
 */
export async function ownGateway(t: CleanUp, env: Record<string, string> = {}) {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const start = (more: Record<string, string> = {}) =>
    startGatewayProcess(t, {
      PORT,
      OUTPUT_DIR: outputDir,
      SITE_URL: url,
      API_URL: apiUrl,
      WAITING_ROOM_KEY: localWaitingRoomKey(localDir),
      RENDER_TIMEOUT_MS: environment.RENDER_TIMEOUT_MS,
      LOG_LEVEL: 'error',
      ...env,
      ...more,
    });
  let running = await start();
  const stop = async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  return {
    url,
    stop,
    /** @param more additional environment variables from now on */
    async restart(more?: Record<string, string>) {
      await stop();
      running = await start(more);
    },
  };
}
