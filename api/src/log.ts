import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Logger options: of a request only method and path without its query (tokens travel there), of a body nothing.
 * The redaction is the second fence, for what somebody logs by mistake.
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
      // Reset and verification pages pass their token in the query; nothing behind the path is needed to find a problem.
      path: url?.split('?')[0],
    }),
  },
});
