import { AppError } from '../errors.ts';

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error of a file that cannot be written, or not to its end, for want of room. */
export const isDiskFull = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException)?.code ?? '');

/** The error for a file that the disk has no room for: the sender may try again. */
export const noRoomFor = (field: string) => new AppError('UNAVAILABLE', { errors: [{ field, reason: 'not_stored' }] });
