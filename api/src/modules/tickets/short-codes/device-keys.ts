import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@idavuelta/shared/contracts/staff';
import { deviceKeyLength, makeTypedCode } from '@idavuelta/shared/contracts/tickets';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { findDeparture } from '../../pick-ups/find-departure.ts';
import { findOrAddDeparture } from '../../seats/seats.service.ts';
import { createDeviceKeysRepository } from './device-keys.repository.ts';

const subjectOf = (departureId: number) => `departure:${departureId}`;

/** Keys that staff hands to drivers. */
export function createDeviceKeys({ db }: { db: Database }) {
  /** Runs `work` for the departure and audits it. */
  const atDeparture = <T extends object>(
    { slug, departure, actor, action }: { slug: string; departure: string; actor: StaffActor; action: AuditAction },
    work: (tx: Queryable, departureId: number) => Promise<{ detail: object; result: T }>,
  ) =>
    db.transaction().execute(async (tx) => {
      const { chosen } = await findDeparture(tx, slug, departure);
      const departureId = chosen.departureId ?? (await findOrAddDeparture(tx, chosen.eventDateId, chosen.startsAt));
      const { detail, result } = await work(tx, departureId);
      await createAuditRepository(tx).add({ actor, action, subject: subjectOf(departureId), detail });
      return result;
    });

  return {
    /** Creates a key, which is shown only once. @throws NOT_FOUND, STATE_CONFLICT when the departure is ambiguous */
    make: (slug: string, departure: string, { name, actor }: { name: string; actor: StaffActor }) =>
      atDeparture({ slug, departure, actor, action: 'make-device-key' }, async (tx, departureId) => {
        const key = makeTypedCode(randomBytes(24), deviceKeyLength);
        await createDeviceKeysRepository(tx).add(departureId, { key, name });
        return { detail: { name }, result: { key } };
      }),

    /** Invalidates all keys of the departure. @returns the names they were made for */
    removeAll: (slug: string, departure: string, actor: StaffActor) =>
      atDeparture({ slug, departure, actor, action: 'remove-device-keys' }, async (tx, departureId) => {
        const names = await createDeviceKeysRepository(tx).removeAll(departureId);
        return { detail: { names }, result: names };
      }),
  };
}
