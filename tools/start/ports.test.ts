import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { after, test } from 'node:test';
import { choosePorts } from './ports.ts';

/** Opens a port that stays in use until the tests are over. */
async function takenPort(host?: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  after(() => server.close());
  return (server.address() as AddressInfo).port;
}

const command = 'npm run dev -- mfe-x';

/** Returns as many distinct ports as requested, all free a moment ago. */
async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports.map(String);
}

const names = [
  ...['PORT', 'API_PORT', 'WEBPAY_SIMULATOR_PORT', 'MERCADOPAGO_SIMULATOR_PORT', 'REDSYS_SIMULATOR_PORT'],
  ...['SUNAT_SIMULATOR_PORT', 'SII_SIMULATOR_PORT', 'AEAT_SIMULATOR_PORT'],
];

const env = async () => {
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, i) => [name, ports[i]]));
};

test('takes the ports of the environment', async () => {
  const chosen = await env();
  assert.deepEqual(await choosePorts(chosen, command), {
    site: Number(chosen.PORT),
    api: Number(chosen.API_PORT),
    webpay: Number(chosen.WEBPAY_SIMULATOR_PORT),
    mercadopago: Number(chosen.MERCADOPAGO_SIMULATOR_PORT),
    redsys: Number(chosen.REDSYS_SIMULATOR_PORT),
    sunat: Number(chosen.SUNAT_SIMULATOR_PORT),
    sii: Number(chosen.SII_SIMULATOR_PORT),
    aeat: Number(chosen.AEAT_SIMULATOR_PORT),
  });
});

for (const name of names) {
  test(`a taken ${name} is said plainly, with the variable to set and the command that was given`, async () => {
    const port = await takenPort();
    await assert.rejects(choosePorts({ ...(await env()), [name]: String(port) }, command), {
      message: `Port ${port} is taken. Stop what uses it, or choose another: ${name}=${port + 100} npm run dev -- mfe-x`,
    });
  });

  for (const text of ['web', '0', '70000', '30.5']) {
    test(`${name}=${text} is named as no port number`, async () => {
      await assert.rejects(choosePorts({ ...(await env()), [name]: text }, command), {
        message: `${name}=${text} is not a port number`,
      });
    });
  }
}

test('a port that is taken on this machine’s own address only is taken', async () => {
  const port = await takenPort('127.0.0.1');
  await assert.rejects(choosePorts({ ...(await env()), PORT: String(port) }, command), /is taken/);
});

test('one port for two of them is refused with both names', async () => {
  const chosen = await env();
  await assert.rejects(
    choosePorts({ ...chosen, API_PORT: chosen.PORT }, command),
    new RegExp(`^Error: PORT and API_PORT are both ${chosen.PORT}; choose another: API_PORT=\\d+ ${command}$`),
  );
});
