import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { invalidFields } from '../errors.ts';
import { isDiskFull, noRoomFor } from './disk-full.ts';

export interface FileField {
  /** Name of the part of the form. */
  field: string;
  maxBytes: number;
}

/** Part of the schema of a route that takes a form with one file. */
export const fileForm = <T extends string>(field: T, description: string) => ({
  consumes: ['multipart/form-data'],
  body: Type.Object({ [field]: Type.String({ format: 'binary', description }) } as Record<
    T,
    ReturnType<typeof Type.String>
  >),
});

/** The file is read by the handler, once it is known to be wanted: until then the schema has this to look at. */
export const fileIsReadLater = (field: string) => async (request: FastifyRequest, _reply: FastifyReply) => {
  request.body = { [field]: '' };
};

/**
 * Receives the only file of a form into a temporary file, which is gone after the response. What comes after the limit
 * is read and dropped, so that the sender gets the response.
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
