import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { createMailboxRepository } from './mailbox.repository.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

export function createMailboxModule({ config, db }: ModuleContext) {
  const mailbox = createMailboxRepository(db);
  return { mailbox, routes: (app: App) => mailboxRoutes(app, { mailbox, config }) };
}
