/** A Fastify server without anything of ours, for comparison. */
import Fastify from 'fastify';

const app = Fastify();
const { BODY = '', PORT } = process.env;
app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(BODY));
process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(PORT), host: 'localhost' });
