import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { friendsRoutes } from './friends.routes.ts';
import { createFriendsService } from './friends.service.ts';

export function createFriendsModule({ db, http }: ModuleContext) {
  const friends = createFriendsService({ db });
  return { friends, routes: (app: App) => friendsRoutes(app, { ...http, friends }) };
}
