import { watchForStalls } from '@idavuelta/shared/contracts/servers';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config/config.ts';
import type { ServerOptions } from './server.ts';

export interface ProcessOptions {
  /** Runs in development mode unless `NODE_ENV` says otherwise. */
  development?: boolean;
  /** Returns further server options, depending on the configuration. */
  optionsOf?: (config: Config) => Omit<ServerOptions, 'config'>;
}

/** Longer than a request or job may take, including its provider. */
const stopLimitMs = 30_000;

/**
 * Runs the API until SIGTERM, SIGINT or a failure. An invalid environment or a port in use is reported in plain text
 * with exit code 1.
 */
export async function runServer({ development = false, optionsOf = () => ({}) }: ProcessOptions = {}) {
  let config: Config;
  try {
    config = readConfig({ ...process.env, NODE_ENV: process.env.NODE_ENV || (development ? 'development' : '') });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  // Loaded after validating the configuration, so that mistakes are reported at once.
  const { startServer } = await import('./server.ts');
  const started = startServer({ config, ...optionsOf(config) });

  // Waits for a startup in progress, because only then is it known what to stop.
  const stop = async ({ err }: { err?: Error }) => {
    if (err) console.error(err);
    const stopServer = await started.catch(() => undefined);
    await stopServer?.();
  };
  // Ctrl-C reaches this process and its parent, so the signal may arrive twice: at the second one the library would
  // exit although requests and jobs are still finishing.
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const { close } = closeWithGrace({ delay: stopLimitMs, skip: [...signals] }, stop);
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stopping) close();
      stopping = true;
    });
  }

  try {
    await started;
    watchForStalls(config.stallLimitSeconds);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: stop the other program or set PORT.`
        : `The API did not start: ${message}`,
    );
    process.exit(1);
  }
}
