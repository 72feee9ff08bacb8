import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { qrUrls } from '@idavuelta/api/modules/fiscal/es/qr.ts';
import { verifactuPath } from '@idavuelta/simulators/aeat/path.ts';
import { accounts } from '@idavuelta/simulators/mercadopago/accounts.ts';
import { shop } from '@idavuelta/simulators/redsys/shop.ts';
import { apiPath } from '@idavuelta/simulators/sii/paths.ts';
import { billConsultService, billService, testUser } from '@idavuelta/simulators/sunat/service.ts';
import { root } from '../build/packages.ts';
import type { Ports } from './ports.ts';
import type { Supervisor } from './supervisor.ts';

/** Starts the API, for which the site waits, and the simulators of payment providers and tax authorities. */
export function startBackend(supervisor: Supervisor, ports: Ports) {
  supervisor.start('API', join(root, 'demo/main.ts'), {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // The API's own PORT takes precedence over API_PORT: the site's must not reach it.
    PORT: String(ports.api),
    API_PORT: String(ports.api),
    API_PUBLIC_URL: `http://localhost:${ports.api}`,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${ports.site}`,
    WEBPAY_BASE_URL: process.env.WEBPAY_BASE_URL ?? `http://localhost:${ports.webpay}`,
    ...mercadoPago(process.env, ports),
    ...redsys(process.env, ports),
    ...sunat(process.env, ports),
    ...sii(process.env, ports),
    ...aeat(process.env, ports),
  });
  supervisor.start('simulators', join(root, 'simulators/main.ts'), {
    WEBPAY_SIMULATOR_PORT: String(ports.webpay),
    MERCADOPAGO_SIMULATOR_PORT: String(ports.mercadopago),
    REDSYS_SIMULATOR_PORT: String(ports.redsys),
    SUNAT_SIMULATOR_PORT: String(ports.sunat),
    SII_SIMULATOR_PORT: String(ports.sii),
    AEAT_SIMULATOR_PORT: String(ports.aeat),
  });
}

/**
 * Returns the payment providers' origins to which forms are posted: the simulators', unless the environment sets
 * others.
 */
export function formOrigins(env: NodeJS.ProcessEnv, ports: Ports) {
  const webpay = env.WEBPAY_BASE_URL ?? `http://localhost:${ports.webpay}`;
  const { REDSYS_BASE_URL = env.REDSYS_BASE_URL ?? 'https://sis.redsys.es' } = redsys(env, ports);
  const origins = [webpay, REDSYS_BASE_URL].map((address) => new URL(address).origin);
  return [...new Set([...origins, ...(env.PAYMENT_FORM_ORIGINS ?? '').split(',').filter(Boolean)])].join();
}

/** Resolves when the API responds. @throws Error after `limit` milliseconds */
export async function apiIsUp(port: number, limit = 120_000) {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const response = await fetch(`http://localhost:${port}/countries`).catch(() => undefined);
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error(`The API did not respond on port ${port}; see its messages above.`);
}

/** Uses the simulator's accounts, unless the environment has one of the real service. */
function mercadoPago(env: NodeJS.ProcessEnv, ports: Ports): Record<string, string> {
  if (env.MERCADOPAGO_PE_ACCESS_TOKEN || env.MERCADOPAGO_CL_ACCESS_TOKEN) return {};
  const { PE, CL } = accounts;
  return {
    MERCADOPAGO_BASE_URL: `http://localhost:${ports.mercadopago}`,
    MERCADOPAGO_PE_ACCESS_TOKEN: PE.accessToken,
    MERCADOPAGO_PE_WEBHOOK_SECRET: PE.webhookSecret,
    MERCADOPAGO_CL_ACCESS_TOKEN: CL.accessToken,
    MERCADOPAGO_CL_WEBHOOK_SECRET: CL.webhookSecret,
  };
}

/** Uses the simulator's shop, unless the environment has one of the real service. */
function redsys(env: NodeJS.ProcessEnv, ports: Ports): Record<string, string> {
  if (env.REDSYS_MERCHANT_CODE) return {};
  return {
    REDSYS_BASE_URL: `http://localhost:${ports.redsys}/sis`,
    REDSYS_MERCHANT_CODE: shop.merchantCode,
    REDSYS_TERMINAL: shop.terminal,
    REDSYS_SECRET_KEY: shop.secretKey,
  };
}

/** Sends documents of Peru to the simulator, unless the environment has SUNAT's address. */
function sunat(env: NodeJS.ProcessEnv, ports: Ports): Record<string, string> {
  if (env.SUNAT_BASE_URL) return {};
  const url = `http://localhost:${ports.sunat}`;
  return {
    SUNAT_BASE_URL: url + billService,
    SUNAT_CONSULT_URL: url + billConsultService,
    SUNAT_SOL_USER: testUser.user,
    SUNAT_SOL_PASSWORD: testUser.password,
  };
}

/** Sends documents of Chile to the simulator, unless the environment has the SII's addresses. */
function sii(env: NodeJS.ProcessEnv, ports: Ports): Record<string, string> {
  if (env.SII_BOLETA_API_URL || env.SII_BOLETA_UPLOAD_URL || env.SII_NOTES_URL) return {};
  const url = `http://localhost:${ports.sii}`;
  return { SII_BOLETA_API_URL: url + apiPath, SII_BOLETA_UPLOAD_URL: url + apiPath, SII_NOTES_URL: url };
}

/** Sends records of Spain to the simulator, unless the environment has the AEAT's address. */
function aeat(env: NodeJS.ProcessEnv, ports: Ports): Record<string, string> {
  if (env.AEAT_URL) return {};
  return { AEAT_URL: `http://localhost:${ports.aeat}${verifactuPath}`, AEAT_QR_URL: qrUrls.test };
}
