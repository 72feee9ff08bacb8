import { watchForStalls } from '@idavuelta/shared/contracts/servers';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config/config.ts';
import type { ServerOptions } from './server.ts';

export interface ProcessOptions {
  /** Runs in development mode unless `NODE_ENV` names another mode. */
  development?: boolean;
  /** Further options of the server, which may depend on the configuration. */
  optionsOf?: (config: Config) => Omit<ServerOptions, 'config'>;
}

/** Longer than a request, a job and the provider they wait for may take. */
const stopLimitMs = 30_000;

/**
 * Runs the API until the process gets SIGTERM or SIGINT, or fails. A wrong environment or a port in use is reported in
 * plain lines and ends the process with code 1.
 */
export async function runServer({ development = false, optionsOf = () => ({}) }: ProcessOptions = {}) {
  let config: Config;
  try {
    config = readConfig({ ...process.env, NODE_ENV: process.env.NODE_ENV || (development ? 'development' : '') });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  // Loaded after the configuration was checked, so that its mistakes are printed at once.
  const { startServer } = await import('./server.ts');
  const started = startServer({ config, ...optionsOf(config) });

  // A start under way is completed first, because only then it is known what has to be stopped.
  const stop = async ({ err }: { err?: Error }) => {
    if (err) console.error(err);
    const stopServer = await started.catch(() => undefined);
    await stopServer?.();
  };
  // Ctrl-C reaches this process and its parent, so the signal may come twice: the library would end the process at the
  // second, while requests and jobs are still ending.
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
