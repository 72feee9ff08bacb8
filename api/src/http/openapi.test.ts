import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorCode, errorCodes } from '@idavuelta/shared/contracts';
import { statusOf } from '../errors.ts';
import { openTestApp } from '../testing/test-app.ts';
import { readableDocument } from './readable-document.ts';

interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  enum?: unknown[];
}

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  components: { schemas: Record<string, Schema> };
}

const testApp = await openTestApp({ publicUrl: 'https://api.example.test' });
const document = (await testApp.call('GET', '/docs/json')).body as unknown as OpenApi;

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

function resolve(schema: Schema | undefined): Schema {
  if (!schema?.$ref) return schema ?? {};
  return document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? assert.fail(schema.$ref);
}

const schemaOf = (operation: Operation, status: number | string) =>
  resolve(operation.responses[status]?.content?.['application/json']?.schema);

test('[API-13] every route has a response schema that says more than that there is an answer', () => {
  for (const { call, operation } of operations()) {
    if (/\/payments\/\w+\/return$/.test(call)) {
      assert.ok(operation.responses[303], call);
      continue;
    }
    const [type, file] = Object.entries(operation.responses[200]?.content ?? {})[0] ?? [];
    if (type !== 'application/json') {
      assert.equal(file?.schema.type, 'string', call);
      continue;
    }
    const { properties = {} } = schemaOf(operation, 200);
    assert.deepEqual(properties.success?.enum, [true], call);
    assert.ok(resolve(properties.data).type, call);
  }
});

test('[API-13] every failure of a route is declared with the codes that it may have', () => {
  for (const { call, operation } of operations()) {
    const statuses = ['400', '500', '503'];
    if (operation.security) statuses.push('401');
    if (operation.requestBody) statuses.push('413', '415');
    for (const status of statuses) assert.ok(operation.responses[status], `${call} ${status}`);
    for (const status of Object.keys(operation.responses).filter((each) => Number(each) >= 400)) {
      const { properties, required } = schemaOf(operation, status);
      assert.deepEqual(required, ['success', 'code', 'message'], `${call} ${status}`);
      const codes = properties?.code?.enum as ErrorCode[];
      if (status === '503') assert.deepEqual(codes, errorCodes);
      else if (status !== '413' && status !== '415')
        assert.deepEqual(new Set(codes.map((code) => statusOf[code])), new Set([Number(status)]), call);
    }
  }
});

test('[API-13] operations have ids of their own and tags that are described; the server is ours', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  assert.equal(new Set(ids).size, ids.length);
  const described = new Set(document.tags.map(({ name, description }) => description && name));
  for (const { call, operation } of operations())
    assert.ok(
      operation.tags.every((tag) => described.has(tag)),
      call,
    );
  assert.equal(document.servers[0]?.url, 'https://api.example.test');
});

test('[API-13] what has a default may be left out', () => {
  const country = document.paths['/counties']?.get?.parameters?.find(({ name }) => name === 'country-code');
  assert.equal(country?.required, false);
  assert.deepEqual(document.components.schemas.FrequentAddressInput?.required, ['name', 'countyId']);
});

test('[API-13] two schemas with one title are an error', () => {
  const response = (type: string) => ({ schema: { title: 'Thing', type } });
  assert.throws(() => readableDocument({ paths: { a: response('object'), b: response('string') } }), /called Thing/);
});
