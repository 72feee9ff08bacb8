import { type Static, Type } from 'typebox';
import { tokenDays, tokenFields } from '../../staff/fields/token-fields.ts';
import { type StaffPermission, staffPermissions } from '../../staff/roles.ts';
import { body, envelope, oneOf } from '../common.ts';
import { moment, textLine } from '../text.ts';

const permissions = Type.Array(oneOf(Object.keys(staffPermissions) as StaffPermission[]), {
  minItems: 1,
  uniqueItems: true,
  description: 'What it may do, as far as the person who made it may do so at the time of a call',
});
const name = textLine(tokenFields.name.max, { examples: ['Contabilidad'] });

export const apiTokenParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const newApiTokenSchema = body({
  name,
  permissions,
  days: Type.Integer({
    minimum: 1,
    maximum: tokenDays[tokenDays.length - 1],
    description: 'Number of days after which it expires',
  }),
});

export const apiTokenSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    beginning: Type.String({ description: 'First characters of the token', examples: ['iv_3f9a1c'] }),
    permissions,
    state: oneOf(['active', 'expired', 'revoked', 'powerless'], {
      description: '`powerless`: the person who made it may do nothing of it any more',
    }),
    madeBy: Type.String({ description: 'Name of the person who made it' }),
    createdAt: moment('Creation time'),
    expiresAt: moment('When it expires'),
    lastUsedAt: Type.Optional(moment('When it was last used, to the minute')),
  },
  { title: 'ApiToken' },
);
export const madeApiTokenSchema = Type.Object(
  {
    ...apiTokenSchema.properties,
    token: Type.String({
      description: 'The token itself, sent as `Authorization: Bearer <token>`; returned only this once',
      examples: ['iv_3f9a1c…'],
    }),
  },
  { title: 'MadeApiToken' },
);

export const apiTokensResponse = envelope(Type.Array(apiTokenSchema), 'The latest first');
export const apiTokenResponse = envelope(apiTokenSchema, 'The token, which no longer works');
export const madeApiTokenResponse = envelope(madeApiTokenSchema, 'The new token');

export type ApiToken = Static<typeof apiTokenSchema>;
export type NewApiToken = Static<typeof newApiTokenSchema>;
export type MadeApiToken = Static<typeof madeApiTokenSchema>;
