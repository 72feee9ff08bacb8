import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface AcceptedMail {
  to: string;
  messageId: string;
  raw: string;
}

/**
 * Starts a mail server that stores accepted mails.
 * @param onAccepted called with each mail before its sender gets the reply
 */
export async function startMailServer(onAccepted: (mail: AcceptedMail) => void = () => {}) {
  const accepted: AcceptedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const messageId = /^Message-ID: (\S+)\r?$/im.exec(raw)?.[1] ?? '';
        const mail = { to: envelope.rcptTo[0]?.address ?? '', messageId, raw };
        accepted.push(mail);
        onAccepted(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => {}); // The connection of a killed process.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
