import { type Config, readConfig } from './config.ts';
import { type ServerOptions, startServer } from './server.ts';

/**
 * Runs the API until the process gets SIGTERM or SIGINT. A wrong environment or a port in use is reported in plain lines
 * and ends the process with code 1.
 * @param optionsOf further options of the server, which may depend on the configuration
 */
export async function runServer(optionsOf: (config: Config) => Omit<ServerOptions, 'config'> = () => ({})) {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const started = startServer({ config, ...optionsOf(config) });

  // Ctrl-C reaches this process and its parent, so the signal may come twice. A start under way is completed first,
  // because only then it is known what has to be stopped.
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
