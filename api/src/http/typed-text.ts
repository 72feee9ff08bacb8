import { cleanText, hasControlCharacters, type TextKind, textKinds } from '@idavuelta/shared/contracts/text';
import type { FastifyServerOptions } from 'fastify';

type Ajv = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];
/** Parent of a value: Ajv does not export its own type. */
interface Holder {
  parentData: Record<string, unknown>;
  parentDataProperty: string | number;
}

/** Schema keyword for text typed by people. */
export const typedTextKeyword = 'x-text';

const normalize = (kind: TextKind, text: string, _schema?: unknown, at?: Holder) => {
  const cleaned = cleanText(kind, text);
  if (at) at.parentData[at.parentDataProperty] = cleaned;
  return !hasControlCharacters(kind, cleaned);
};

/** Normalizes typed text before its other keywords are validated, and rejects control characters. */
export const addTypedText = (ajv: Ajv) =>
  ajv.addKeyword({
    keyword: typedTextKeyword,
    type: 'string',
    metaSchema: { enum: textKinds },
    modifying: true,
    before: 'maxLength',
    validate: normalize,
  });
