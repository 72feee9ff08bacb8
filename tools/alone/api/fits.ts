import { Compile } from 'typebox/schema';
import { type ApiDocument, responseSchema } from './openapi.ts';

/** What is wrong with a response of a route; nothing when it is what the API's document promises. */
export function misfits(document: ApiDocument, method: string, route: string, body: unknown): string[] {
  const schema = responseSchema(document, method, route);
  if (!schema) return [`the API has no JSON for ${method} ${route}`];
  const [, errors] = Compile(schema).Errors(body);
  return errors.map(({ instancePath, message }) => `${method} ${route}: ${instancePath} ${message}`);
}
