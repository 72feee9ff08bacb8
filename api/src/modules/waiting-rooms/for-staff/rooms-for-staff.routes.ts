import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { RoomsForStaff } from './rooms-for-staff.ts';

interface RoomsForStaffRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  roomsForStaff: RoomsForStaff;
}

export function roomsForStaffRoutes(app: App, { roomsForStaff, staffRoute }: RoomsForStaffRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/waiting-rooms', {
    operation: 'listWaitingRooms',
    permission: 'events.read',
    summary: 'List the waiting rooms in front of events',
    response: schemas.waitingRoomsResponse,
    handler: () => roomsForStaff.list(),
  });

  staffRoute(app, 'GET /staff-api/waiting-rooms/:id', {
    operation: 'getWaitingRoom',
    permission: 'events.read',
    summary: 'Get a waiting room with the state of its queue',
    params: idParams,
    response: schemas.waitingRoomResponse,
    codes: ['NOT_FOUND'],
    handler: ({ params }) => roomsForStaff.find(params.id),
  });

  staffRoute(app, 'POST /staff-api/waiting-rooms', {
    operation: 'openWaitingRoom',
    permission: 'events.change',
    summary: 'Open a waiting room in front of an event or one of its departures',
    response: schemas.waitingRoomResponse,
    codes: ['STATE_CONFLICT'],
    body: schemas.newWaitingRoomSchema,
    handler: ({ actor, body }) => roomsForStaff.open(body, actor),
  });

  staffRoute(app, 'PUT /staff-api/waiting-rooms/:id', {
    operation: 'changeWaitingRoom',
    permission: 'events.change',
    summary: 'Pause a waiting room, or change how many people may order at the same time',
    params: idParams,
    response: schemas.waitingRoomResponse,
    codes: ['NOT_FOUND'],
    body: schemas.waitingRoomChangeSchema,
    handler: ({ actor, params, body }) => roomsForStaff.change(params.id, body, actor),
  });

  staffRoute(app, 'POST /staff-api/waiting-rooms/:id/let-in', {
    operation: 'letInVisitor',
    permission: 'events.change',
    summary: 'Let a visitor in before the others',
    params: idParams,
    response: schemas.waitingRoomResponse,
    codes: ['NOT_FOUND'],
    body: schemas.letInSchema,
    handler: ({ actor, params, body }) => roomsForStaff.letIn(params.id, body, actor),
  });

  staffRoute(app, 'POST /staff-api/waiting-rooms/:id/close', {
    operation: 'closeWaitingRoom',
    permission: 'events.change',
    summary: 'Close a waiting room: whoever waits may order at once',
    params: idParams,
    response: schemas.waitingRoomResponse,
    codes: ['NOT_FOUND'],
    mayHaveBody: true,
    handler: ({ actor, params }) => roomsForStaff.close(params.id, actor),
  });
}
