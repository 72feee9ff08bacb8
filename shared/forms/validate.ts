import { setIn } from 'final-form';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { cleanLines, hasControlCharacters } from '../contracts/text/index.ts';
import { message } from './messages.ts';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Returns the values as the API will read them: without invisible characters, which no rule should see. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanLines(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cleaned(field)]));
}

/** Yields the paths of texts with control characters, which the API rejects. */
function* controlled(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'string' && hasControlCharacters('lines', value)) yield path;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* controlled(item, `${path}[${index}]`);
  else if (isPlain(value))
    for (const [name, field] of Object.entries(value)) yield* controlled(field, path ? `${path}.${name}` : name);
}

/** Creates a final-form validator from a yup schema; it returns `FieldMessage`s in the shape of the values. */
export const validateWith = (schema: AnyObjectSchema) => (typed: object) => {
  const values = cleaned(typed);
  const rejected = [...controlled(values)].reduce(
    (errors, path) => setIn(errors, path, message('field_characters')),
    {} as object,
  );
  try {
    // a form is validated at every keystroke, and nobody reads the stack of an empty field's error
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return rejected;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // yup reports a field's rules in order: the first one is shown
    return error.inner.reduceRight(
      (errors, { path, message: problem }) => (path ? setIn(errors, path, problem) : errors),
      rejected,
    );
  }
};
