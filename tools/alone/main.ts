/** `npm run alone -- mfe-account`: runs that module by itself. `ALONE_PORT` replaces port 4000. */
import { modules } from '../build/packages.ts';
import { portOf, rejectTaken } from '../start/ports.ts';
import { startAlone } from './server.ts';

const [name = ''] = process.argv.slice(2);
if (modules.includes(name)) {
  try {
    const port = portOf(process.env, 'ALONE_PORT', 4000);
    await rejectTaken('ALONE_PORT', port, `npm run alone -- ${name}`);
    const { url, stop } = await startAlone(name, port);
    console.log(`${name} alone: ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit()));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else {
  console.error(`${name || 'nothing'} is no module. Choose from: ${modules.join(', ')}`);
  process.exitCode = 1;
}
