import { randomBytes } from 'node:crypto';
import { readSignedValue, signValue } from '@idavuelta/shared/contracts/servers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../cookies.ts';

/** A visitor's place in a waiting room. It says nothing about the turn, so it never changes. */
export interface Ticket {
  room: number;
  /** In the order of arrival, from 0. */
  place: number;
  /** Id of the ticket, or of the account that it belongs to. */
  holder: string;
}

/** Seconds that a browser keeps a ticket: longer than any queue. */
const maxAge = 24 * 3_600;
const cookieName = (room: number) => `idavuelta-queue-${room}`;

/** Returns the holder of a browser that is not logged in; no account has such an id. */
export const newHolder = () => `b${randomBytes(9).toString('base64url')}`;

/** Tells whether a ticket was taken without a login. */
export const isOfBrowser = ({ holder }: Ticket) => holder.startsWith('b');

/** Signed tickets in a cookie, which scripts cannot read. @param secret shared by all gateways and the API */
export function createTickets(secret: string) {
  return {
    /** Returns the visitor's ticket; undefined without one, or for one that no gateway has signed for this room. */
    read(request: FastifyRequest, room: number): Ticket | undefined {
      const value = readSignedValue(secret, 'queue-ticket', cookieOf(request, cookieName(room)) ?? '');
      const [ofRoom, place, holder] = value?.split('.') ?? [];
      return Number(ofRoom) === room && holder ? { room, place: Number(place), holder } : undefined;
    },

    /** Browsers send it to the room's own paths only, so that tickets of many rooms do not fill their headers. */
    give(reply: FastifyReply, { room, place, holder }: Ticket) {
      const value = signValue(secret, 'queue-ticket', `${room}.${place}.${holder}`);
      setCookie(reply, { name: cookieName(room), value, path: `/waiting-room/${room}`, maxAge });
    },

    /** Signs the admission that the visitor orders with. */
    admission: ({ room, holder }: Ticket, position: number, until: string) =>
      signValue(secret, 'admission', `${room}.${position}.${Date.parse(until)}.${holder}`),
  };
}
