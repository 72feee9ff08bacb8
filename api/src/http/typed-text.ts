import { cleanText, hasControlCharacters, type TextKind, textKinds } from '@idavuelta/shared/contracts/text';
import type { FastifyServerOptions } from 'fastify';

type Ajv = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];
/** Where a value stands: Ajv's own type is not ours to import. */
interface Holder {
  parentData: Record<string, unknown>;
  parentDataProperty: string | number;
}

/** The keyword of schemas of what people type. */
export const typedTextKeyword = 'x-text';

const normalize = (kind: TextKind, text: string, _schema?: unknown, at?: Holder) => {
  const cleaned = cleanText(kind, text);
  if (at) at.parentData[at.parentDataProperty] = cleaned;
  return !hasControlCharacters(kind, cleaned);
};

/** Normalises each such text before its other keywords look at it, and refuses one with characters for machines. */
export const addTypedText = (ajv: Ajv) =>
  ajv.addKeyword({
    keyword: typedTextKeyword,
    type: 'string',
    metaSchema: { enum: textKinds },
    modifying: true,
    before: 'maxLength',
    validate: normalize,
  });
