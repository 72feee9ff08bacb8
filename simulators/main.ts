/** Runs simulators in one process, each on its own port: of payment providers, and of tax authorities with a port. */
import { startAeatSimulator } from './aeat/server.ts';
import { startMercadoPagoSimulator } from './mercadopago/server.ts';
import { startRedsysSimulator } from './redsys/server.ts';
import { runSimulator } from './shared/server.ts';
import { startSiiSimulator } from './sii/server.ts';
import { startSunatSimulator } from './sunat/server.ts';
import { startWebpaySimulator } from './webpay/server.ts';

const { WEBPAY_SIMULATOR_PORT = 3010, MERCADOPAGO_SIMULATOR_PORT = 3011, REDSYS_SIMULATOR_PORT = 3012 } = process.env;
const { SUNAT_SIMULATOR_PORT, SII_SIMULATOR_PORT, AEAT_SIMULATOR_PORT } = process.env;

await Promise.all([
  runSimulator('Webpay', Number(WEBPAY_SIMULATOR_PORT), startWebpaySimulator),
  runSimulator('Mercado Pago', Number(MERCADOPAGO_SIMULATOR_PORT), startMercadoPagoSimulator),
  runSimulator('Redsys', Number(REDSYS_SIMULATOR_PORT), startRedsysSimulator),
  SUNAT_SIMULATOR_PORT && runSimulator('SUNAT', Number(SUNAT_SIMULATOR_PORT), startSunatSimulator),
  SII_SIMULATOR_PORT && runSimulator('SII', Number(SII_SIMULATOR_PORT), startSiiSimulator),
  AEAT_SIMULATOR_PORT && runSimulator('AEAT', Number(AEAT_SIMULATOR_PORT), startAeatSimulator),
]);
