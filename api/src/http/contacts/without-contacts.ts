import { contactKeyword } from '@idavuelta/shared/contracts/schemas/staff';

/** The keywords of a response's JSON schema used here. */
interface ResponseSchema {
  properties?: Record<string, ResponseSchema>;
  items?: ResponseSchema;
  required?: string[];
  [contactKeyword]?: true;
}

/** Transforms a part of a response without modifying it. */
type Remove = (value: unknown) => unknown;
type Fields = Record<string, unknown>;

/** Creates the remover of one field; `undefined` when nothing must be removed. */
function fieldRemover(schema: ResponseSchema, isRequired: boolean): Remove | undefined {
  if (schema[contactKeyword]) return () => (isRequired ? '' : undefined);
  return contactRemover(schema);
}

function objectRemover({ properties = {}, required = [] }: ResponseSchema): Remove | undefined {
  const removers = Object.entries(properties).flatMap(([name, schema]) => {
    const remove = fieldRemover(schema, required.includes(name));
    return remove ? [[name, remove] as const] : [];
  });
  if (removers.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Fields = { ...value };
    for (const [name, remove] of removers) if (name in copy) copy[name] = remove(copy[name]);
    return copy;
  };
}

/**
 * Creates the function that removes contact details from a response with this schema; `undefined` when the schema has
 * none.
 */
export function contactRemover(schema: ResponseSchema): Remove | undefined {
  const ofItem = schema.items && contactRemover(schema.items);
  if (ofItem) return (value) => (Array.isArray(value) ? value.map(ofItem) : value);
  return objectRemover(schema);
}
