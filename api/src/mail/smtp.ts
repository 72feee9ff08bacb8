import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';

/** What a mail server may take to accept a mail, however it spends the time, and what it may say in one reply. */
const limits = { sendMs: 60_000, replyBytes: 64_000 };

interface SmtpSettings {
  url: string;
  from: string;
  limits?: typeof limits;
}

/** A mail server over SMTP. `send` throws when it does not accept the mail within its limits. */
export function createSmtp({ url, from, limits: { sendMs, replyBytes } = limits }: SmtpSettings) {
  const transport = nodemailer.createTransport({ url, maxResponseSize: replyBytes }, { from });
  return {
    send: (mail: Mail, messageId: string) =>
      transport.sendMail({ ...mail, messageId, signal: AbortSignal.timeout(sendMs) }),
    close: () => transport.close(),
  };
}
