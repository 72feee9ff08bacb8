import { createServer } from 'node:net';

export interface Ports {
  site: number;
  api: number;
  webpay: number;
  mercadopago: number;
  redsys: number;
  sunat: number;
  sii: number;
  aeat: number;
}

/**
 * Reads the ports from the environment: PORT, API_PORT and <PROVIDER>_SIMULATOR_PORT, also of tax authorities.
 * @param command the user's command, to be repeated with another port
 * @throws Error that names an invalid or taken one
 */
export async function choosePorts(env: NodeJS.ProcessEnv, command: string): Promise<Ports> {
  const site = portOf(env, 'PORT', 3000);
  const api = portOf(env, 'API_PORT', 3001);
  // When the API's port is moved for a second site on this machine, the simulators' follow.
  const first = api === 3001 ? 3010 : api + 9;
  const webpay = portOf(env, 'WEBPAY_SIMULATOR_PORT', first);
  const mercadopago = portOf(env, 'MERCADOPAGO_SIMULATOR_PORT', first + 1);
  const redsys = portOf(env, 'REDSYS_SIMULATOR_PORT', first + 2);
  const sunat = portOf(env, 'SUNAT_SIMULATOR_PORT', first + 3);
  const sii = portOf(env, 'SII_SIMULATOR_PORT', first + 4);
  const aeat = portOf(env, 'AEAT_SIMULATOR_PORT', first + 5);
  const named = {
    PORT: site,
    API_PORT: api,
    WEBPAY_SIMULATOR_PORT: webpay,
    MERCADOPAGO_SIMULATOR_PORT: mercadopago,
    REDSYS_SIMULATOR_PORT: redsys,
    SUNAT_SIMULATOR_PORT: sunat,
    SII_SIMULATOR_PORT: sii,
    AEAT_SIMULATOR_PORT: aeat,
  };
  const chosen = new Map<number, string>();
  for (const [name, port] of Object.entries(named)) {
    const choose = chooseAnother(name, port, command);
    const other = chosen.get(port);
    if (other) throw new Error(`${other} and ${name} are both ${port}; ${choose}`);
    await rejectTaken(name, port, command);
    chosen.set(port, name);
  }
  return { site, api, webpay, mercadopago, redsys, sunat, sii, aeat };
}

const chooseAnother = (name: string, port: number, command: string) =>
  `choose another: ${name}=${port + 100} ${command}`;

/** @param name of the variable that sets the port @throws Error that says how to choose another when it is taken */
export async function rejectTaken(name: string, port: number, command: string) {
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is taken. Stop what uses it, or ${chooseAnother(name, port, command)}`);
}

/** Reads a port from the environment. @throws Error when it is invalid */
export function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number) {
  const text = env[name];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${text ?? port} is not a port number`);
  return port;
}

/** Tells whether the port is free. */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
