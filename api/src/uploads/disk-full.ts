import { AppError } from '../errors.ts';

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Tells whether an error means that a file could not be written completely for lack of space. */
export const isDiskFull = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException)?.code ?? '');

/** Creates the error for a full disk: the sender may retry. */
export const noRoomFor = (field: string) => new AppError('UNAVAILABLE', { errors: [{ field, reason: 'not_stored' }] });
