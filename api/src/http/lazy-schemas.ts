import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type Check = ((data: unknown) => unknown) & { errors?: unknown };
type Serializer = (payload: unknown) => string;
/** Takes shared schemas and options; the result compiles the schema of a part of a route. */
type Builder<T> = (externals: unknown, options: unknown) => (part: { schema: object }) => T;

const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
const makeCheck = (ofFastify('@fastify/ajv-compiler') as () => Builder<Check>)();
const makeSerializer = (ofFastify('@fastify/fast-json-stringify-compiler') as () => Builder<Serializer>)();

const checks = new WeakMap<object, Check>();
const serializers = new WeakMap<object, Serializer>();

const buildValidator: Builder<Check> = (externals, options) => {
  const compile = makeCheck(externals, options);
  return (part) => {
    const check: Check = (data) => {
      const compiled = checks.get(part.schema) ?? compile(part);
      checks.set(part.schema, compiled);
      const outcome = compiled(data);
      check.errors = compiled.errors;
      return outcome;
    };
    return check;
  };
};

const buildSerializer: Builder<Serializer> = (externals, options) => {
  const compile = makeSerializer(externals, options);
  return (part) => (payload) => {
    const serializer = serializers.get(part.schema) ?? compile(part);
    serializers.set(part.schema, serializer);
    return serializer(payload);
  };
};

/**
 * Compiles validators and serializers with Fastify's own compilers, but on first use and once for all apps of the
 * process. For tests and development, which call few routes and would otherwise wait half a second for all of them.
 */
export const lazySchemas = { compilersFactory: { buildValidator, buildSerializer } } as unknown as NonNullable<
  FastifyServerOptions['schemaController']
>;
