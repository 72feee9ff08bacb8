import type { FieldError } from '@idavuelta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../errors.ts';

/** The longest list in any schema. The validator would check every item of a longer one and report an error for each. */
const maxItems = 500;
const maxDepth = 10;

/** Control characters except line breaks and tabs: terminals interpret them when printed. */
const control = /[^\P{Cc}\n\r\t]/u;

/**
 * Finds what no field may contain: control characters, lone surrogates, which PostgreSQL cannot store, and lists or
 * nesting deep enough for validation to block the process.
 */
function findUnacceptable(value: unknown, path = '', depth = 0): FieldError | undefined {
  const problem = (reason: string): FieldError => ({ field: path || 'body', reason });
  if (typeof value === 'string') {
    return control.test(value) || !value.isWellFormed() ? problem('characters') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) return problem('depth');
  if (Array.isArray(value)) {
    if (value.length > maxItems) return problem('max');
    return firstOf(value, (item, index) => findUnacceptable(item, `${path}[${index}]`, depth + 1));
  }
  return firstOf(Object.entries(value), ([name, field]) =>
    // The response repeats a name only if it could be a schema field.
    /^[\w-]{1,40}$/.test(name) ? findUnacceptable(field, path ? `${path}.${name}` : name, depth + 1) : undefined,
  );
}

function firstOf<T>(items: T[], check: (item: T, index: number) => FieldError | undefined): FieldError | undefined {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found) return found;
  }
  return undefined;
}

/** Rejects requests with unacceptable values with 400, before schema validation. */
export function registerInputGuard(app: FastifyInstance) {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const found = findUnacceptable(params) ?? findUnacceptable(query) ?? findUnacceptable(body);
    done(found && invalidFields(found));
  });
}

/** Tells whether a `YYYY-MM-DD` date is valid, within the years that PostgreSQL and JavaScript agree on. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
