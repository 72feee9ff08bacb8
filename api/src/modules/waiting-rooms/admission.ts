import { readSignedValue } from '@idavuelta/shared/contracts/servers';
import type { Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../log/log.ts';
import { createRoomsRepository } from './rooms.repository.ts';
import type { WaitingRooms } from './waiting-rooms.service.ts';

/** What a gateway signed when somebody entered. */
interface AdmissionToken {
  room: number;
  position: number;
  /** In milliseconds since 1970. */
  until: number;
  /** Id of the ticket; `c` and the customer's id when it was taken logged in. */
  holder: string;
}

/** A ticket taken by a logged-in customer is theirs alone. */
export const holderOf = (customerId: number) => `c${customerId}`;

/** Reads `room.position.until.holder`. @returns undefined when it was not signed by a gateway */
function readAdmission(key: string, token: string): AdmissionToken | undefined {
  const value = readSignedValue(key, 'admission', token);
  if (value === undefined) return undefined;
  const [room = '', position = '', until = '', holder = ''] = value.split('.');
  return { room: Number(room), position: Number(position), until: Number(until), holder };
}

export interface Admission extends AdmissionToken {
  /** Identifies it in the order placed with it: a second order would violate a unique index. */
  id: string;
  /** Whether its turn had not ended when it was read. */
  isCurrent: boolean;
}

interface AdmissionsDependencies {
  rooms: WaitingRooms;
  key: string | undefined;
  log: Pick<Log, 'warn'>;
}

interface Ordered {
  eventId: number;
  departureId: number;
  customerId: number;
  admission: Admission | undefined;
}

export type Admissions = ReturnType<typeof createAdmissions>;

/** Checks that whoever orders has passed the waiting room. */
export function createAdmissions({ rooms, key = '', log }: AdmissionsDependencies) {
  return {
    /**
     * Reads what came with an order, before its transaction: the queue needs another connection to the database, and
     * orders that hold one each while they wait for another would block each other.
     * @returns undefined for a token that no gateway has signed
     */
    async read(token: string | undefined): Promise<Admission | undefined> {
      const admission = token === undefined ? undefined : readAdmission(key, token);
      if (!admission) return undefined;
      const isCurrent = admission.until > Date.now() && (await rooms.hasEntered(admission));
      return { ...admission, id: `${admission.room}:${admission.position}`, isCurrent };
    },

    /**
     * Returns the admission of an order; undefined when no waiting room is in front of the departure.
     * @throws ADMISSION_REQUIRED without one of this room, TURN_PASSED, ADMISSION_USED for one of somebody else
     */
    async check(tx: Queryable, { eventId, departureId, customerId, admission }: Ordered) {
      const room = await createRoomsRepository(tx).inFrontOf(eventId, departureId);
      if (!room) return undefined;
      if (admission?.room !== room.id) throw new AppError('ADMISSION_REQUIRED');
      if (admission.holder.startsWith('c') && admission.holder !== holderOf(customerId))
        throw new AppError('ADMISSION_USED');
      if (!admission.isCurrent) throw new AppError('TURN_PASSED');
      return admission;
    },

    /** Gives the turn to the next visitor, after the order was placed. */
    async used({ room, position, holder }: Admission) {
      await rooms.end(room, { position, holder }, true).catch((error: Error) => {
        // It ends by itself when its time is over.
        log.warn({ reason: error.message }, 'turn not ended');
      });
    },
  };
}
