import type { FieldError } from '@idavuelta/shared/contracts';
import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { type ApiErrorCode, AppError, messageOf, statusOf } from '../errors.ts';
import { typedTextKeyword } from './typed-text.ts';

/** Nobody fixes more fields at once, and a response must not be longer than its request. */
const maxErrors = 20;
/** SQLSTATEs of text, dates and numbers that PostgreSQL cannot store: the caller's fault. */
const valueErrors = new Set(['22021', '22P05', '22007', '22008', '22003']);

/** A lost connection is replaced at once; a database failover takes longer. */
const retryAfterSeconds = 2;

/** Sends every error as `{success: false, message, code, errors?}`, never with a stack trace. */
export function registerErrorHandlers(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AppError) {
      const retryAfter = error.retryAfterSeconds ?? (statusOf[error.code] === 503 ? retryAfterSeconds : undefined);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.code(statusOf[error.code]).send(failure(error.code, error.message, error.errors));
    }
    if (error.validation) {
      const errors = error.validation.map((problem) => fieldError(problem, error.validationContext));
      // One reason per field is enough to fix it.
      const byField = new Map(errors.reverse().map((problem) => [problem.field, problem]));
      return reply
        .code(400)
        .send(failure('VALIDATION_FAILED', undefined, [...byField.values()].reverse().slice(0, maxErrors)));
    }
    if (isUnavailable(error)) {
      request.log.error({ code: error.code, reason: error.message }, 'database unavailable');
      return reply.code(503).header('retry-after', retryAfterSeconds).send(failure('UNAVAILABLE'));
    }
    const status = valueErrors.has(error.code) ? 400 : (error.statusCode ?? 500);
    if (status < 500) {
      // Fastify's own errors: malformed JSON, an oversized body or a wrong content type.
      return reply.code(status).send(failure('VALIDATION_FAILED'));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send(failure('INTERNAL'));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure('NOT_FOUND')));
}

function failure(code: ApiErrorCode, message?: string, errors?: FieldError[]) {
  return { success: false, code, message: message ?? messageOf[code], ...(errors && { errors }) };
}

const reasons: Record<string, string> = {
  minLength: 'min',
  maxLength: 'max',
  minimum: 'min',
  maximum: 'max',
  minItems: 'min',
  maxItems: 'max',
  [typedTextKeyword]: 'characters',
};

/** Converts `/tickets/0/passengers/1` without its required `email` to `tickets[0].passengers[1].email`, `required`. */
function fieldError({ instancePath, keyword, params }: FastifySchemaValidationError, context = 'body'): FieldError {
  const absent = keyword === 'required' ? `/${String(params.missingProperty)}` : '';
  const path = `${instancePath}${absent}`
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return {
    field: path || context,
    reason: keyword === 'format' ? String(params.format) : (reasons[keyword] ?? keyword),
  };
}
