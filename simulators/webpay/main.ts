import { runSimulator } from '../shared/server.ts';
import { startWebpaySimulator } from './server.ts';

await runSimulator('Webpay', Number(process.env.WEBPAY_SIMULATOR_PORT ?? 3010), startWebpaySimulator);
