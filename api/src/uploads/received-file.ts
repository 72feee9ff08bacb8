import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { invalidFields } from '../errors.ts';
import { isDiskFull, noRoomFor } from './disk-full.ts';

export interface FileField {
  /** Name of the form field. */
  field: string;
  maxBytes: number;
}

/** Schema fragment of a route that accepts a form with one file. */
export const fileForm = <T extends string>(field: T, description: string) => ({
  consumes: ['multipart/form-data'],
  body: Type.Object({ [field]: Type.String({ format: 'binary', description }) } as Record<
    T,
    ReturnType<typeof Type.String>
  >),
});

/**
 * The handler reads the file only once it knows that it is wanted; until then this placeholder satisfies the schema.
 */
export const fileIsReadLater = (field: string) => async (request: FastifyRequest, _reply: FastifyReply) => {
  request.body = { [field]: '' };
};

/**
 * Receives the form's only file into a temporary file that is deleted after the response. Data beyond the limit is read
 * and discarded, so that the sender gets the response.
 * @returns its path
 * @throws VALIDATION_FAILED (`required`, `too_large`), UNAVAILABLE (`not_stored`) when the disk is full
 */
export async function receiveFile(request: FastifyRequest, { field, maxBytes }: FileField): Promise<string> {
  if (!request.isMultipart()) throw invalidFields({ field, reason: 'required' });
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const { files } = await request
    .saveRequestFiles({ limits: { fileSize: maxBytes, files: 1, fields: 1 } })
    .catch((error: unknown) => {
      if (isDiskFull(error)) throw noRoomFor(field);
      throw error instanceof RequestFileTooLargeError ? invalidFields({ field, reason: 'too_large' }) : error;
    });
  const file = files.find(({ fieldname }) => fieldname === field);
  if (!file) throw invalidFields({ field, reason: 'required' });
  return file.filepath;
}
