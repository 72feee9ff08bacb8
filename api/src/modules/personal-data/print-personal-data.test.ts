import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
import { personalDataSchema } from '@idavuelta/shared/contracts/schemas';
import { machineFields } from './print-personal-data.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Names of all fields that are printed. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const own = Object.entries(properties)
    .filter(([name]) => !machineFields.has(name))
    .flatMap(([name, schema]) =>
      name === 'translations' ? Object.values(schema.properties ?? {}).flatMap(fieldsOf) : [name, ...fieldsOf(schema)],
    );
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap(fieldsOf)];
}

test('[LEG-05] every field of the printed export has a name in every language', () => {
  const { exportedAt: _, ...printed }: Record<string, object> = personalDataSchema.properties;
  const fields = new Set(Object.values(printed).flatMap(fieldsOf));
  for (const language of languages) {
    const written = JSON.parse(readFileSync(`${import.meta.dirname}/texts/${language}.json`, 'utf8'));
    assert.deepEqual(
      Object.keys(printed).filter((section) => !(section in written.sections)),
      [],
      language,
    );
    assert.deepEqual(
      [...fields].filter((field) => !(field in written.fields)),
      [],
      language,
    );
  }
});
