import { complaintLimits } from '@idavuelta/shared/contracts/rules';
import { cleanText } from '@idavuelta/shared/contracts/text';
import { fileTypeFromBuffer } from 'file-type';
import { invalidFields } from '../../errors.ts';

/** A file as it was sent. */
export interface ReceivedFile {
  name: string;
  content: Buffer;
}

export interface ComplaintFile extends ReceivedFile {
  contentType: string;
}

/** Pictures that browsers show, and PDF. SVG is excluded because it can contain scripts. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'application/pdf']);

/** PDF features that can run something on the computer of whoever opens the file. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)[\s/<([]/;

/** Tells whether the objects of a PDF name an action, escaped letters included. Compressed objects are not read. */
function isActive(pdf: Buffer): boolean {
  const objects = pdf.toString('latin1').replaceAll(/\bstream\r?\n[\s\S]*?endstream/g, '');
  return active.test(
    objects.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
}

/** A name that can be a file's everywhere, with the extension of its content. */
function fileName(name: string, extension: string) {
  const bare = cleanText('line', name)
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')
    .replace(/\.[^.]*$/, '')
    .replace(/^[. ]+/, '')
    .slice(0, complaintLimits.fileName - extension.length - 1)
    .trim();
  return `${bare || 'archivo'}.${extension}`;
}

/** Checks a file by its content. @throws VALIDATION_FAILED (`type`) */
async function toComplaintFile({ name, content }: ReceivedFile): Promise<ComplaintFile> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !accepted.has(type.mime) || (type.mime === 'application/pdf' && isActive(content)))
    throw invalidFields({ field: 'files', reason: 'type' });
  return { name: fileName(name, type.ext), contentType: type.mime, content };
}

export const toComplaintFiles = (files: readonly ReceivedFile[]) => Promise.all(files.map(toComplaintFile));
