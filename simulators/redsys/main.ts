import { runSimulator } from '../shared/server.ts';
import { startRedsysSimulator } from './server.ts';

await runSimulator('Redsys', Number(process.env.REDSYS_SIMULATOR_PORT ?? 3012), startRedsysSimulator);
