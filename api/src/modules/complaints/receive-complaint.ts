import { complaintLimits } from '@idavuelta/shared/contracts/rules';
import type { FastifyRequest } from 'fastify';
import { invalidFields } from '../../errors.ts';
import type { ReceivedFile } from './complaint-files.ts';

const filesOf = new WeakMap<FastifyRequest, ReceivedFile[]>();

/** Returns the files of a received form; none for a request in JSON. */
export const receivedFiles = (request: FastifyRequest): ReceivedFile[] => filesOf.get(request) ?? [];

function parsed(text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told like any other mistake.
  }
  throw invalidFields({ field: 'complaint', reason: 'type' });
}

/**
 * Receives a form of a field `complaint` in JSON and files, before the field is validated as the body. What exceeds the
 * limits is read and discarded, so that the sender gets the response.
 * @throws VALIDATION_FAILED (`too_large`, `too_many`, `type`)
 */
export async function receiveComplaint(request: FastifyRequest) {
  if (!request.isMultipart()) return;
  const files: ReceivedFile[] = [];
  let complaint: unknown;
  let problem: 'too_large' | 'too_many' | undefined;
  const limits = {
    fileSize: complaintLimits.fileBytes,
    files: complaintLimits.files + 1,
    fields: 1,
    fieldSize: 131_072,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'complaint' && !part.valueTruncated) complaint = part.value;
        continue;
      }
      files.push({ name: part.filename, content: await part.toBuffer() });
    }
  } catch (error) {
    const { FilesLimitError, RequestFileTooLargeError } = request.server.multipartErrors;
    if (error instanceof FilesLimitError) problem = 'too_many';
    else if (error instanceof RequestFileTooLargeError) problem = 'too_large';
    else throw error;
  }
  if (files.length > complaintLimits.files) problem = 'too_many';
  if (problem) throw invalidFields({ field: 'files', reason: problem });
  request.body = parsed(complaint);
  filesOf.set(request, files);
}
