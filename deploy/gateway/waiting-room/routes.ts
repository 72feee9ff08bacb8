import { type Admission, type Language, languages, type QueueTicket, type Success } from '@idavuelta/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../accepted-language.ts';
import { apiAway } from '../api-away.ts';
import { cookieOf } from '../cookies.ts';
import { createApiRooms, RoomRejection, rejection } from './api-rooms.ts';
import { createArrivals } from './arrivals.ts';
import { createNetworkLimit } from './network-limit.ts';
import { waitingRoomPage } from './page.ts';
import { createRooms } from './rooms.ts';
import { createTickets, isOfBrowser, newHolder, type Ticket } from './tickets.ts';

interface WaitingRoomOptions {
  apiUrl: string;
  /** Secret shared by all gateways and the API; without it there are no waiting rooms. */
  secret: string | undefined;
}

/** Browsers and caches between may share what all visitors see for two seconds, and a while longer when it is lost. */
const sharedByAll = 'public, max-age=2, stale-while-revalidate=10, stale-if-error=60';

const ok = <T>(data: T): Success<T> => ({ success: true, data });

/** Returns the language that the visitor chose on the site, otherwise the browser's. */
function languageOf(request: FastifyRequest): Language {
  const [, chosen] = cookieOf(request, 'idavuelta-locale')?.split('.') ?? [];
  return languages.find((language) => language === chosen) ?? acceptedLanguage(request.headers['accept-language']);
}

/** Longer ones are none of ours, and would make the call that takes places for many visitors too large. */
const login = /^bearer ([\w.-]{1,1000})$/i;

/** @throws RoomRejection for a login that cannot be one */
function loginOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = login.exec(authorization) ?? [];
  if (!token) throw rejection('UNAUTHENTICATED', 'Log in again.');
  return token;
}

type RoomRequest = FastifyRequest<{ Params: { room: string } }>;

/**
 * The waiting room: places as signed cookies, "now serving" for everybody, and admission. What it needs to know it asks
 * the API for, a call per second and room; waiting visitors cost no call.
 */
export function addWaitingRoom(app: FastifyInstance, { apiUrl, secret }: WaitingRoomOptions) {
  if (!secret) return;
  const api = createApiRooms(apiUrl, secret);
  const arrive = createArrivals(api);
  const rooms = createRooms({ api, secret });
  const tickets = createTickets(secret);
  const limitNetwork = createNetworkLimit();

  const roomOf = ({ params }: RoomRequest) => Number(params.room);
  const path = '/waiting-room/:room(^[1-9]\\d{0,8}$)';

  /** Returns the visitor's ticket. @throws RoomRejection for a visitor without one */
  function ticketOf(request: RoomRequest): Ticket {
    const ticket = tickets.read(request, roomOf(request));
    if (!ticket) throw rejection('NOT_FOUND', 'There is no ticket.');
    return ticket;
  }

  /**
   * Returns the visitor's ticket, or takes a place for them. A ticket whose turn has passed is exchanged; after a login
   * it becomes that of the account.
   */
  async function ticketFor(request: RoomRequest, reply: FastifyReply): Promise<QueueTicket> {
    const room = roomOf(request);
    const login = loginOf(request);
    const present = tickets.read(request, room);
    const state = present && (await rooms.ticketState(present));
    const kept = state?.turn === 'passed' ? undefined : state;
    const isBrowsers = present && isOfBrowser(present);
    // Who has entered with the browser's ticket orders with it, whoever they are.
    if (kept && (!login || (isBrowsers && kept.turn === 'admitted'))) return kept;
    const take = () => arrive(room, { login, ...(kept && isBrowsers && { place: present.place }) });
    const given = await (login ? take() : limitNetwork({ address: request.ip, room }, take));
    if (given.place === undefined) throw rejection('UNAUTHENTICATED', 'Log in again.');
    const ticket = { room, place: given.place, holder: given.holder ?? newHolder() };
    tickets.give(reply, ticket);
    return rooms.ticketState(ticket);
  }

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      reply.header('cache-control', 'no-store');
      if (error instanceof RoomRejection) return reply.code(error.status).send(error.body);
      request.log.warn({ reason: (error as Error).message }, 'the API does not respond');
      return reply.code(apiAway.status).header('retry-after', apiAway.retryAfterSeconds).send(apiAway.body);
    });
    // Another site could make a visitor's browser take a place, which would replace their ticket, or leave.
    scope.addHook('onRequest', async ({ method, headers }) => {
      const site = headers['sec-fetch-site'] ?? 'same-origin';
      if (method !== 'GET' && site !== 'same-origin')
        throw rejection('URL_NOT_ALLOWED', 'Only the site itself may do this.');
    });
    scope.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });

    // Without JavaScript: a page that refreshes itself, and a form.
    scope.get(path, async (request: RoomRequest, reply) => {
      const room = roomOf(request);
      const ticket = tickets.read(request, room);
      const [state, own] = await Promise.all([rooms.nowServing(room), ticket && rooms.ticketState(ticket)]);
      return reply.type('text/html; charset=utf-8').send(waitingRoomPage(state, own, languageOf(request)));
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
      body.resume().once('end', () => done(null));
    });
    scope.post(path, async (request: RoomRequest, reply) => {
      await ticketFor(request, reply);
      return reply.redirect(request.url, 303);
    });

    scope.get(`${path}/now`, async (request: RoomRequest, reply) => {
      const state = await rooms.nowServing(roomOf(request));
      return reply.header('cache-control', sharedByAll).send(ok(state));
    });

    scope.get(`${path}/ticket`, async (request: RoomRequest) => {
      const ticket = tickets.read(request, roomOf(request));
      return ok(ticket ? await rooms.ticketState(ticket) : null);
    });

    scope.post(`${path}/ticket`, async (request: RoomRequest, reply) => ok(await ticketFor(request, reply)));

    scope.post(`${path}/admission`, async (request: RoomRequest): Promise<Success<Admission>> => {
      const ticket = ticketOf(request);
      const { position, until } = await rooms.enter(ticket);
      return ok({ token: tickets.admission(ticket, position, until), until });
    });

    scope.delete(`${path}/admission`, async (request: RoomRequest) => {
      await rooms.leave(ticketOf(request));
      return ok(null);
    });
  });
}
