import { Type } from '@fastify/type-provider-typebox';
import { id, idParams } from '@idavuelta/shared/contracts/schemas';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors.ts';
import type { App } from '../../http/app.ts';
import { mailboxPage, mailPage } from './mailbox.pages.ts';
import type { MailboxRepository } from './mailbox.repository.ts';

interface MailboxRoutesDependencies {
  mailbox: MailboxRepository;
  config: Pick<Config, 'development'>;
}

/** Pages of the local mailbox, in development only. */
export function mailboxRoutes(app: App, { mailbox, config }: MailboxRoutesDependencies) {
  if (!config.development) return;
  const schema = { hide: true };
  const query = Type.Object({ to: Type.Optional(Type.String()) });

  app.get('/dev/mailbox', { schema: { ...schema, querystring: query } }, ({ query: { to } }) => mailbox.list(to));

  app.get('/dev/mailbox/page', { schema: { ...schema, querystring: query } }, async ({ query: { to } }, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxPage(await mailbox.list(to))),
  );

  app.get('/dev/mailbox/page/:id', { schema: { ...schema, params: idParams } }, async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    if (!mail) throw new AppError('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });

  app.get(
    '/dev/mailbox/:id/attachments/:filename',
    { schema: { ...schema, params: Type.Object({ id, filename: Type.String() }) } },
    async ({ params }, reply) => {
      const file = (await mailbox.find(params.id))?.attachments.find(({ filename }) => filename === params.filename);
      if (!file) throw new AppError('NOT_FOUND');
      return reply.type(file.contentType).send(Buffer.from(file.contentBase64, 'base64'));
    },
  );
}
