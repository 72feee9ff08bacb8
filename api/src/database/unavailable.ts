/**
 * SQLSTATE classes and codes of a lost, stopping, full or slow server, and of a transaction rolled back because of a
 * conflict: the same call may be retried.
 */
const states = [/^08/, /^53/, /^57P0/, /^57014$/, /^55P03$/, /^25P03$/, /^40001$/, /^40P01$/];
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no codes for its own errors. */
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end',
];

interface Failed {
  code?: string;
  message: string;
}

/** Tells whether an error of PostgreSQL or its driver means that the connection or server is lost. */
export const isLostConnection = ({ code = '', message }: Failed): boolean =>
  states.some((state) => state.test(code)) || driverMessages.some((start) => message.startsWith(start));

/** Like `isLostConnection`, for an error that can only come from the database, so that socket errors count too. */
export const isUnavailable = (error: Failed): boolean => socketCodes.has(error.code ?? '') || isLostConnection(error);
