import { isDeepStrictEqual } from 'node:util';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const mapFields = (node: Node, change: (field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(node).map(([key, field]) => [key, change(field)]));
const hasDefault = (schema: unknown) => isNode(schema) && schema.default !== undefined;

/** Removes a schema's description that is repeated by the response it was copied from. */
function withoutCopiedDescription(node: Node): Node {
  if (!isNode(node.content)) return node;
  const content = mapFields(node.content, (media) => {
    if (!isNode(media) || !isNode(media.schema) || media.schema.description !== node.description) return media;
    const { description: _copied, ...schema } = media.schema;
    return { ...media, schema };
  });
  return { ...node, content };
}

/** Marks parameters and fields with a default as optional: the API fills them in, so callers need not send them. */
function withOptionalDefaults(node: Node): Node {
  if ('in' in node && hasDefault(node.schema)) return { ...node, required: false };
  const { properties, required } = node;
  if (!isNode(properties) || !Array.isArray(required)) return node;
  return { ...node, required: required.filter((name: string) => !hasDefault(properties[name])) };
}

/**
 * Prepares the OpenAPI document for callers: schemas with a title are moved to the components instead of being repeated
 * in every route.
 * @throws Error when two different schemas have the same title
 */
export function readableDocument<T extends { paths?: object; components?: object }>(document: T): T {
  const schemas: Node = {};

  function readable(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(readable);
    if (!isNode(value)) return value;
    const node = mapFields(withOptionalDefaults(withoutCopiedDescription(value)), readable);
    const { title, type } = node;
    if (typeof title !== 'string' || typeof type !== 'string') return node;
    if (schemas[title] && !isDeepStrictEqual(schemas[title], node)) throw new Error(`Two schemas are called ${title}.`);
    schemas[title] = node;
    return { $ref: `#/components/schemas/${title}` };
  }

  const paths = readable(document.paths);
  return { ...document, paths, components: { ...document.components, schemas } };
}
