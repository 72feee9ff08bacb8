/** `npm run override -- mfe-booking`: serves that module to sites that allow it. `OVERRIDE_PORT` replaces port 4003. */
import { modules } from '../build/packages.ts';
import { serveForOverride } from './server.ts';

const [name = ''] = process.argv.slice(2);
if (modules.includes(name)) {
  const { origin, stop } = await serveForOverride(name, Number(process.env.OVERRIDE_PORT ?? 4003));
  console.log(`open any page of a site with ?module=${name}@${origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
} else {
  console.error(`${name || 'nothing'} is no module. Choose from: ${modules.join(', ')}`);
  process.exitCode = 1;
}
