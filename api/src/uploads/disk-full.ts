import { AppError } from '../errors.ts';

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error of a file that cannot be written, or not to its end, for want of room. */
export const isDiskFull = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException)?.code ?? '');

/** What the sender of a file is told that has no room here: it is none of his doing, and may be sent again. */
export const noRoomFor = (field: string) => new AppError('UNAVAILABLE', { errors: [{ field, reason: 'not_stored' }] });
