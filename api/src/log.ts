import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Logger options. Of a request only the method and the path are logged: queries may hold tokens, bodies personal data.
 * The redaction is a second guard, for objects that are logged by mistake.
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
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
    req: ({ method, url }: { method: string; url?: string }) => ({
      method,
      // Without the query: links for verification and password reset have their token in it.
      path: url?.split('?')[0],
    }),
  },
});
