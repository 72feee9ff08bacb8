import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';

/** Limits for the whole delivery of a mail, and for the size of one reply. */
const limits = { sendMs: 60_000, replyBytes: 64_000 };

interface SmtpSettings {
  url: string;
  from: string;
  limits?: typeof limits;
}

/** Sends mails over SMTP. `send` throws when the server does not accept a mail within the limits. */
export function createSmtp({ url, from, limits: { sendMs, replyBytes } = limits }: SmtpSettings) {
  const transport = nodemailer.createTransport({ url, maxResponseSize: replyBytes }, { from });
  return {
    send: (mail: Mail, messageId: string) =>
      transport.sendMail({ ...mail, messageId, signal: AbortSignal.timeout(sendMs) }),
    close: () => transport.close(),
  };
}
