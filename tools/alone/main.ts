/** `npm run alone -- mfe-account`: that module by itself. `ALONE_PORT` moves it from 4000. */
import { modules } from '../build/packages.ts';
import { startAlone } from './server.ts';

const [name = ''] = process.argv.slice(2);
if (modules.includes(name)) {
  const { url, stop } = await startAlone(name, Number(process.env.ALONE_PORT ?? 4000));
  console.log(`${name} alone: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
} else {
  console.error(`${name || 'nothing'} is no module. Choose from: ${modules.join(', ')}`);
  process.exitCode = 1;
}
