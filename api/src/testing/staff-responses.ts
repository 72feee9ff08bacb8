import { expectedPermissions, type StaffOperation } from './staff-permissions.ts';
import type { TestApp } from './test-app.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
  'x-contact'?: true;
}
interface Documented {
  operationId: StaffOperation;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
/** Path of a field, e.g. `data.buyer.email`, and its schema. */
type Field = [path: string, schema: Schema];

/** Lists all staff operations with their response fields, from the OpenAPI document. */
export async function staffResponses(testApp: TestApp) {
  const { paths, components = {} } = (await testApp.call('GET', '/docs/json')).body as unknown as {
    paths: Record<string, Record<string, Documented>>;
    components?: { schemas?: Record<string, Schema> };
  };
  const fieldsOf = ({ properties = {}, items, $ref }: Schema, at = ''): Field[] => [
    ...Object.entries(properties).flatMap(([name, field]): Field[] => [
      [at + name, field],
      ...fieldsOf(field, `${at}${name}.`),
    ]),
    ...(items ? fieldsOf(items, at) : []),
    ...($ref ? fieldsOf(components.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}, at) : []),
  ];
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId in expectedPermissions)
      .map(([method, { operationId, responses }]) => ({
        method,
        operation: operationId,
        fields: fieldsOf(responses['200']?.content?.['application/json']?.schema ?? {}),
      })),
  );
}
