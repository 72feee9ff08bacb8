import { type TObjectOptions, Type } from 'typebox';
import { errorCodes } from '../api/errors.ts';
import { oneOf } from './common.ts';

export const fieldErrorSchema = Type.Object(
  {
    field: Type.String({
      description: 'Path in the request body, or name of a parameter',
      examples: ['tickets[0].passengers[1].email'],
    }),
    reason: Type.String({ description: 'Machine-readable reason', examples: ['required', 'email', 'min'] }),
    choices: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Possible values of an ambiguous input, as they can be sent instead',
        examples: [['2027-04-03T23:30-03:00', '2027-04-03T23:30-04:00']],
      }),
    ),
    row: Type.Optional(Type.Integer({ description: 'Row number in the spreadsheet, from 1', examples: [14] })),
    column: Type.Optional(Type.String({ description: 'Column heading in the spreadsheet', examples: ['email'] })),
  },
  { title: 'FieldError' },
);

const failure = <Code extends string>(codes: readonly Code[], options: TObjectOptions) =>
  Type.Object(
    {
      success: Type.Unsafe<false>({ type: 'boolean', const: false }),
      code: oneOf<Code>(codes, { description: 'Machine-readable error code' }),
      message: Type.String({ description: 'Human-readable error message' }),
      errors: Type.Optional(Type.Array(fieldErrorSchema, { description: 'Fields that caused the error' })),
    },
    options,
  );

export const failureSchema = failure(errorCodes, { title: 'Failure' });

/** The error response of one status of a route. */
export const failureWith = (codes: readonly string[], description: string) =>
  failure(codes, { description, ...(codes.length === 1 && { title: codes[0] }) });

/** Any error response. */
export const anyFailure = (description: string) => failure(errorCodes, { title: 'Failure', description });
