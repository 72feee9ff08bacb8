import { todayResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { createToday } from './today.ts';

interface TodayRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  today: ReturnType<typeof createToday>;
}

export function todayRoutes(app: App, { today, staffRoute }: TodayRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/today', {
    operation: 'getToday',
    permission: 'own-account',
    scope: 'filtered',
    summary: 'Get the open work, upcoming departures and recent sales',
    response: todayResponse,
    handler: ({ staff }) => today(staff),
  });
}
