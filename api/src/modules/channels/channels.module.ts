import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { channelsRoutes } from './channels.routes.ts';
import { createChannelsService } from './channels.service.ts';

export function createChannelsModule({ db, http }: ModuleContext) {
  const channels = createChannelsService({ db });
  return { channels, routes: (app: App) => channelsRoutes(app, { ...http, channels }) };
}
