import type { NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { fetchWithin, signValue } from '@idavuelta/shared/contracts/servers';

interface Rejected {
  success?: false;
  code?: string;
  message?: string;
}

/** A call was rejected; its code tells why. */
export class RoomRejection extends Error {
  readonly status: number;
  readonly body: Rejected;

  constructor(status: number, body: Rejected) {
    super(body.code ?? `status ${status}`);
    this.status = status;
    this.body = body;
  }
}

const statuses = { NOT_FOUND: 404, TURN_NOT_YET: 409, RATE_LIMITED: 429, UNAUTHENTICATED: 401, URL_NOT_ALLOWED: 403 };

/** A rejection by the gateway itself, in the API's envelope. */
export const rejection = (code: keyof typeof statuses, message: string) =>
  new RoomRejection(statuses[code], { success: false, code, message });

/** Whoever takes a place. */
export interface Newcomer {
  /** The login of their request; absent for somebody who is not logged in. */
  login?: string | undefined;
  /** The place of their browser, which becomes that of an account without one. */
  place?: number | undefined;
}

/** A place given by the API, none for a login that does not count. `holder` is set for an account. */
export interface GivenPlace {
  place?: number;
  holder?: string;
}

const limits = { maxBytes: 200_000, timeoutMs: 5_000 };

/** Calls that only gateways can make of the API. They throw RoomRejection, or another error when it does not respond. */
export function createApiRooms(apiUrl: string, secret: string) {
  const authorization = `Bearer ${signValue(secret, 'gateway', 'gateway')}`;

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetchWithin(limits, `${apiUrl}/gateway-api/waiting-rooms/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: T; code?: string };
    if (response.ok) return answer.data;
    throw new RoomRejection(response.status, answer);
  }

  const turnPath = (room: number, position: number, holder: string) => `${room}/turns/${position}?holder=${holder}`;

  return {
    nowServing: (room: number) => call<NowServing>('GET', String(room)),
    /** Gives places in the order of the newcomers. */
    takePlaces: (room: number, visitors: Newcomer[]) => call<GivenPlace[]>('POST', `${room}/places`, { visitors }),
    turn: (room: number, position: number, holder: string) =>
      call<Pick<QueueTicket, 'turn' | 'until'>>('GET', turnPath(room, position, holder)),
    enter: (room: number, position: number, holder: string) =>
      call<{ until: string }>('POST', `${room}/turns/${position}`, { holder }),
    leave: (room: number, position: number, holder: string) => call('DELETE', turnPath(room, position, holder)),
  };
}

export type ApiRooms = ReturnType<typeof createApiRooms>;
