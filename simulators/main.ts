/** Runs the simulators of all payment providers in one process, each on its own port. */
import { startMercadoPagoSimulator } from './mercadopago/server.ts';
import { startRedsysSimulator } from './redsys/server.ts';
import { runSimulator } from './shared/server.ts';
import { startWebpaySimulator } from './webpay/server.ts';

const { WEBPAY_SIMULATOR_PORT = 3010, MERCADOPAGO_SIMULATOR_PORT = 3011, REDSYS_SIMULATOR_PORT = 3012 } = process.env;

await Promise.all([
  runSimulator('Webpay', Number(WEBPAY_SIMULATOR_PORT), startWebpaySimulator),
  runSimulator('Mercado Pago', Number(MERCADOPAGO_SIMULATOR_PORT), startMercadoPagoSimulator),
  runSimulator('Redsys', Number(REDSYS_SIMULATOR_PORT), startRedsysSimulator),
]);
