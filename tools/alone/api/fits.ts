import { Compile } from 'typebox/schema';
import { type ApiDocument, responseSchema } from './openapi.ts';

/** Returns the differences between a response and the API document; empty when it matches. */
export function misfits(document: ApiDocument, method: string, route: string, body: unknown): string[] {
  const schema = responseSchema(document, method, route);
  if (!schema) return [`the API has no JSON for ${method} ${route}`];
  const [, errors] = Compile(schema).Errors(body);
  return errors.map(({ instancePath, message }) => `${method} ${route}: ${instancePath} ${message}`);
}
