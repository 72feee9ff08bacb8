import { first, type Queryable, query } from '../../database/database.ts';
import type { Mail } from '../../mail/order-mails.ts';

export interface SavedMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO 8601 UTC. */
  sentAt: string;
  attachments: { filename: string; contentType: string; cid: string; contentBase64: string }[];
}

const columns = `id, recipient AS "to", subject, html, text, iso(sent_at) AS "sentAt", attachments`;

/** Mails that a mail server would have sent, saved where developers and tests can read them. */
export function createMailboxRepository(db: Queryable) {
  return {
    async save({ to, subject, html, text, attachments }: Mail) {
      const files = attachments.map(({ content, ...file }) => ({ ...file, contentBase64: content.toString('base64') }));
      await query(db, 'INSERT INTO mailbox (recipient, subject, html, text, attachments) VALUES ($1, $2, $3, $4, $5)', [
        to,
        subject,
        html,
        text,
        JSON.stringify(files),
      ]);
    },

    /** Newest first, at most 200. @param to whose mails; without it those of everybody */
    list: (to?: string) =>
      query<SavedMail>(
        db,
        `SELECT ${columns} FROM mailbox WHERE $1::text IS NULL OR recipient = lower($1) ORDER BY id DESC LIMIT 200`,
        [to ?? null],
      ),

    find: async (id: number) => first(await query<SavedMail>(db, `SELECT ${columns} FROM mailbox WHERE id = $1`, [id])),
  };
}
