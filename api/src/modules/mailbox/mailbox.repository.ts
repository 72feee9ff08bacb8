import { sql } from 'kysely';
import type { MailAttachment } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import type { Mail } from '../../mail/mail.ts';

export interface SavedMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601 UTC. */
  sentAt: string;
  attachments: MailAttachment[];
}

const columns = [
  'id',
  'recipient as to',
  'subject',
  'html',
  'text',
  sql<string>`iso(sent_at)`.as('sentAt'),
  'attachments',
] as const;

export type MailboxRepository = ReturnType<typeof createMailboxRepository>;

/** Stores mails for developers and tests instead of sending them. */
export function createMailboxRepository(db: Queryable) {
  const mails = db.selectFrom('mailbox').select(columns);

  return {
    async save({ to, subject, html, text, attachments }: Mail) {
      const files = attachments.map(
        ({ content, ...file }): MailAttachment => ({
          ...file,
          contentBase64: content.toString('base64'),
        }),
      );
      await db
        .insertInto('mailbox')
        .values({ recipient: to, subject, html, text, attachments: JSON.stringify(files) })
        .execute();
    },

    /** Newest first, up to 200. @param to recipient; omit for all mails */
    list: (to?: string): Promise<SavedMail[]> =>
      mails
        .$if(to !== undefined, (some) => some.where('recipient', '=', sql<string>`lower(${to})`))
        .orderBy('id', 'desc')
        .limit(200)
        .execute(),

    find: (id: number): Promise<SavedMail | undefined> => mails.where('id', '=', id).executeTakeFirst(),
  };
}
