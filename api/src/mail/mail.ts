import type { MailContent } from './template/mail-content.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Content id of an inline picture; absent for a download. */
  cid?: string;
  content: Buffer;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

export const toMail = async (
  to: string,
  subject: string,
  content: MailContent,
  attachments: Attachment[] = [],
): Promise<Mail> => {
  // Loaded with the first mail: a process that takes orders may never write one (0076).
  const { renderMail } = await import('./template/render-mail.ts');
  return { to, subject, ...(await renderMail(content)), attachments };
};
