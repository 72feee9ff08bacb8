import { type Config, readConfig } from './config.ts';
import { type ServerOptions, startServer } from './server.ts';

/**
 * Runs the API until the process is told to stop. What is wrong with the environment, or a taken port, is said in plain
 * lines and ends the process with code 1.
 * @param more what is handed in beside the configuration
 */
export async function runServer(more: (config: Config) => Omit<ServerOptions, 'config'> = () => ({})) {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const started = startServer({ config, ...more(config) });

  // A terminal and a supervisor may both ask: the first counts, and a start under way is let finish.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void started
        .then(
          (stop) => stop(),
          () => {},
        )
        .then(() => process.exit(0));
    });
  }

  try {
    await started;
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
