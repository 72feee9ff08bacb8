import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { createRepeats } from './log-repeats.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Returns the logger's options. Of a request only method and path are logged: queries may contain tokens, bodies
 * personal data. Redaction is a second safeguard for objects logged by mistake.
 */
export const loggerOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  hooks: countRepeats(),
  redact: {
    paths: [
      'password',
      'plainPassword',
      'password1',
      'password2',
      'token',
      'email',
      'phone',
      'phoneNumber',
      'rut',
      'passengers',
      '*.password',
      '*.plainPassword',
      '*.password1',
      '*.password2',
      '*.token',
      '*.email',
      '*.phone',
      '*.phoneNumber',
      '*.rut',
      '*.passengers',
      'req.headers',
      'headers.authorization',
      'err.config',
      'err.error',
      'err.detail',
    ],
    censor: '[redacted]',
  },
  serializers: {
    err: describeError,
    req: ({ method, url }: { method: string; url?: string }) => ({
      method,
      // Without the query: links for verification and password reset contain their token in it.
      path: url?.split('?')[0],
    }),
  },
});

const warn = 40;

/** Logs an error's location, and its message unless it comes from the database, which quotes rejected values. */
function describeError({ name, message, stack, code, severity, table, constraint }: LoggedError) {
  const place = stack?.split('\n').filter((line) => line.startsWith('    at '));
  const fromDatabase = severity !== undefined;
  return {
    type: name,
    code,
    message: fromDatabase ? 'refused by the database' : message,
    table,
    constraint,
    stack: (place ?? []).slice(0, 12).join('\n'),
  };
}

interface LoggedError extends Error {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

function countRepeats() {
  const repeats = createRepeats();
  return {
    logMethod(parameters: unknown[], method: (...parameters: unknown[]) => void, level: number) {
      if (level < warn) return method.apply(this, parameters);
      const [first, text] = parameters;
      const fields = typeof first === 'object' && first !== null ? first : {};
      const { code = '', err }: { code?: string; err?: Partial<LoggedError> } = fields;
      const leftOut = repeats(`${text ?? first}:${code}:${err?.code ?? ''}:${err?.message ?? ''}`);
      if (leftOut === undefined) return;
      if (leftOut === 0) return method.apply(this, parameters);
      if (fields === first) return method.apply(this, [{ ...first, leftOut }, ...parameters.slice(1)]);
      return method.apply(this, [{ leftOut }, ...parameters]);
    },
  };
}
