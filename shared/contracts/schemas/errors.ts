import { type TObjectOptions, Type } from 'typebox';
import { errorCodes } from '../api/errors.ts';
import { oneOf } from './common.ts';

export const fieldErrorSchema = Type.Object(
  {
    field: Type.String({
      description: 'Path in the body, or the name of a parameter',
      examples: ['tickets[0].passengers[1].email'],
    }),
    reason: Type.String({ description: 'Machine-readable reason', examples: ['required', 'email', 'min'] }),
    choices: Type.Optional(
      Type.Array(Type.String(), {
        description: 'What it may mean, in the form in which it can be sent',
        examples: [['2027-04-03T23:30-03:00', '2027-04-03T23:30-04:00']],
      }),
    ),
    row: Type.Optional(Type.Integer({ description: 'Row of a spreadsheet, as its program counts', examples: [14] })),
    column: Type.Optional(Type.String({ description: 'Heading of its column', examples: ['email'] })),
  },
  { title: 'FieldError' },
);

const failure = <Code extends string>(codes: readonly Code[], options: TObjectOptions) =>
  Type.Object(
    {
      success: Type.Unsafe<false>({ type: 'boolean', const: false }),
      code: oneOf<Code>(codes, { description: 'What went wrong, for programs' }),
      message: Type.String({ description: 'What went wrong, for people' }),
      errors: Type.Optional(Type.Array(fieldErrorSchema, { description: 'The fields at fault' })),
    },
    options,
  );

export const failureSchema = failure(errorCodes, { title: 'Failure' });

/** The error response of one status of a route. */
export const failureWith = (codes: readonly string[], description: string) =>
  failure(codes, { description, ...(codes.length === 1 && { title: codes[0] }) });

/** Any error response. */
export const anyFailure = (description: string) => failure(errorCodes, { title: 'Failure', description });
