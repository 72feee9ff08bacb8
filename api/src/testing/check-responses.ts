import { subscribe } from 'node:diagnostics_channel';
import { isDeepStrictEqual } from 'node:util';
import { failureSchema } from '@idavuelta/shared/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema) {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator;
}

/** Returns how a response violates its schema: values that it rejects or would drop. */
function mismatchOf(schema: TSchema, body: unknown): string | undefined {
  const [error] = validatorOf(schema).Errors(body);
  if (error) return `${error.instancePath || 'the body'} ${error.message}`;
  if (!isDeepStrictEqual(Value.Clean(schema, structuredClone(body)), body)) return 'has fields that the schema lacks';
  return undefined;
}

/** Returns the schema that the route declares for the status; undefined for a route without response schemas. */
function schemaFor(request: FastifyRequest, reply: FastifyReply): TSchema | 'undeclared' | undefined {
  if (request.is404) return failureSchema;
  const response = request.routeOptions.schema?.response as Record<string, TSchema> | undefined;
  return response && (response[reply.statusCode] ?? 'undeclared');
}

/**
 * Validates each JSON response of `app` against its route's schema before serialization, which drops fields and
 * converts types. Must be called before routes are registered.
 * @returns the list of mismatches, which grows later
 */
export function checkResponses(app: FastifyInstance): string[] {
  const mismatches: string[] = [];
  const bodies = new WeakMap<FastifyReply, unknown>();
  app.addHook('preSerialization', async (_request, reply, payload) => {
    bodies.set(reply, JSON.parse(JSON.stringify(payload)));
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const schema = schemaFor(request, reply);
    const isText = typeof payload === 'string' || payload instanceof Buffer;
    if (!schema || !isText || !String(reply.getHeader('content-type')).includes('json')) return payload;
    const body = bodies.has(reply) ? bodies.get(reply) : JSON.parse(String(payload));
    const mismatch = schema === 'undeclared' ? 'the status is not declared' : mismatchOf(schema, body);
    if (mismatch) mismatches.push(`${request.method} ${request.url} ${reply.statusCode}: ${mismatch}`);
    return payload;
  });
  return mismatches;
}

const ofApps = new WeakMap<object, string[]>();
// Hooks apply only to routes registered after them, and `buildApp` registers them all.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  ofApps.set(fastify, checkResponses(fastify));
});

/** Returns the mismatches of an app created after this file was loaded. */
export const mismatchesOf = (app: object) => ofApps.get(app) ?? ['the responses of this app are not checked'];
