import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { type TObject, Type } from 'typebox';
import { checkResponses } from './check-responses.ts';

const schema = Type.Object({ id: Type.Integer(), county: Type.Object({ name: Type.String() }) });

/** Returns the mismatches found when a route with this response schema sends `payload`. */
async function mismatches(payload: unknown, response: Record<number, TObject> = { 200: schema }) {
  const app = Fastify();
  const found = checkResponses(app);
  app.get('/it', { schema: { response } }, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return payload;
  });
  await app.inject('/it');
  await app.close();
  return found;
}

const right = { id: 1, county: { name: 'Lima' } };

test('[API-13] a response that fits its schema is let through, as an object and as a prepared string', async () => {
  assert.deepEqual(await mismatches(right), []);
  assert.deepEqual(await mismatches(JSON.stringify(right)), []);
});

test('[API-13] a response with a wrong type fails, although it would be sent with the right one', async () => {
  assert.deepEqual(await mismatches({ ...right, id: '1' }), ['GET /it 200: /id must be integer']);
});

test('[API-13] a response without a required field fails', async () => {
  const [found] = await mismatches(JSON.stringify({ id: 1, county: {} }));
  assert.match(found ?? '', /^GET \/it 200: \/county must have required/);
});

test('[API-13] a response with a field that its schema would drop fails, at any depth', async () => {
  const extra = { ...right, county: { name: 'Lima', price: 3 } };
  for (const payload of [extra, JSON.stringify(extra)])
    assert.deepEqual(await mismatches(payload), ['GET /it 200: has fields that the schema lacks']);
});

test('[API-13] a status that the route does not declare fails', async () => {
  assert.deepEqual(await mismatches(right, { 201: schema }), ['GET /it 200: the status is not declared']);
});
