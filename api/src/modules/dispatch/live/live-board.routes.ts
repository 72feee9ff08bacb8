import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { ContactReads } from '../../../http/contacts/contact-reads.repository.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { LiveBoards } from './live-boards.ts';

interface LiveBoardRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffEvents'> {
  boards: LiveBoards;
  reads: ContactReads;
}

/** The board of the day, and what changes on it. */
export function liveBoardRoutes(app: App, { boards, reads, staffRoute, staffEvents }: LiveBoardRoutesDependencies) {
  // Before the server waits for open answers, which these never end on their own.
  app.addHook('preClose', async () => boards.end());

  staffRoute(app, 'GET /staff-api/live-board', {
    operation: 'showLiveBoard',
    permission: 'dispatch.read',
    summary: 'Show the runs from half a day ago to half a day ahead',
    response: schemas.liveBoardResponse,
    handler: () => boards.board(),
  });

  staffEvents(app, 'GET /staff-api/live-board/events', {
    operation: 'followLiveBoard',
    permission: 'dispatch.read',
    summary: 'Receive departures of the board as they change: an event `board`, then events `departure`',
    handler: async ({ staff, actor }) => {
      if (!staff.may('contacts.read')) return boards.open(false);
      await reads.add({ actor, subject: 'contacts:live-board', detail: { operation: 'followLiveBoard' } });
      return boards.open(true);
    },
  });
}
