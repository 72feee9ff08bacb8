import { runSimulator } from '../shared/server.ts';
import { startMercadoPagoSimulator } from './server.ts';

await runSimulator('Mercado Pago', Number(process.env.MERCADOPAGO_SIMULATOR_PORT ?? 3011), startMercadoPagoSimulator);
