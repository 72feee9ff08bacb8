/** A bare Fastify server, for comparison. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const app = Fastify();
const { BODY_FILE = '', PORT } = process.env;
const body = readFileSync(BODY_FILE, 'utf8');
app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(PORT), host: 'localhost' });
