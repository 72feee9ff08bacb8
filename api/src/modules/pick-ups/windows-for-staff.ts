import type { PickUps } from '@idavuelta/shared/contracts';
import type { AuditAction } from '@idavuelta/shared/contracts/staff';
import { folded } from '@idavuelta/shared/contracts/text';
import { firstAfter, lastBefore, timeAt } from '@idavuelta/shared/contracts/time';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { findOrAddDeparture } from '../seats/seats.service.ts';
import { findDeparture } from './find-departure.ts';
import type { PickUpsService } from './pick-ups.service.ts';
import { createWindowsForStaffRepository, type MissingPositions } from './windows-for-staff.repository.ts';

/** Local times at the event, `HH:mm`. */
export interface WindowTimes {
  opens: string;
  closes: string;
  home: string;
}

/** A window for staff, with the event's times. */
export interface StaffWindow extends WindowTimes {
  county: string;
  province: string;
  byHand: boolean;
}

const conflict = (message: string) => new AppError('STATE_CONFLICT', { message });

/** Lets staff change pick-up windows. Each change is audited. */
export function createWindowsForStaff({ db, pickUps }: { db: Database; pickUps: PickUpsService }) {
  async function countyNamed(tx: Queryable, eventId: number, name: string) {
    const counties = await createWindowsForStaffRepository(tx).counties(eventId);
    const found = counties.filter((county) =>
      [county.name, `${county.name}, ${county.province}`].some((known) => folded(known) === folded(name)),
    );
    const [only] = found;
    if (!only) throw conflict(`It is not served from ${name}.`);
    if (found.length > 1) throw conflict(`Which: ${found.map((k) => `"${k.name}, ${k.province}"`).join(' or ')}?`);
    return only;
  }

  /** @param work receives the departure, created if needed, and the county; @returns the audit's detail */
  const change = <Detail extends object>(
    { slug, departure, county, actor, action }: WindowChange & { action: AuditAction },
    work: (
      tx: Queryable,
      at: { departureId: number; countyId: number; startsAt: Date; timeZone: string },
    ) => Promise<Detail>,
  ) =>
    db.transaction().execute(async (tx) => {
      const { event, chosen } = await findDeparture(tx, slug, departure);
      const { id: countyId, name } = await countyNamed(tx, event.id, county);
      const departureId = chosen.departureId ?? (await findOrAddDeparture(tx, chosen.eventDateId, chosen.startsAt));
      const detail = await work(tx, { departureId, countyId, startsAt: chosen.startsAt, timeZone: event.timeZone });
      const audited = { slug, departure: chosen.departure, county: name, ...detail };
      await createAuditRepository(tx).add({ actor, action, subject: `event:${event.id}`, detail: audited });
      return audited;
    });

  return {
    /** Returns the windows of a departure. @throws NOT_FOUND, STATE_CONFLICT when the departure is ambiguous */
    async list(slug: string, departure: string): Promise<StaffWindow[]> {
      const { event, chosen } = await findDeparture(db, slug, departure);
      const { provinces } = await pickUps
        .of(event.id, {
          eventDateId: chosen.eventDateId,
          day: chosen.departure.slice(0, 'YYYY-MM-DD'.length),
        })
        .catch((error: unknown) => {
          const isUnseen = error instanceof AppError && error.code === 'NOT_FOUND';
          throw isUnseen ? conflict('It is a draft: publish it first.') : error;
        });
      const byHand = await createWindowsForStaffRepository(db).setCounties(chosen.departureId ?? 0);
      return provinces.flatMap(({ name: province, counties }) =>
        counties.map((county) => ({
          county: county.name,
          province,
          byHand: byHand.has(county.id),
          ...toHours(county, event.timeZone),
        })),
      );
    },

    /** Returns the positions missing for the event's estimates: its venue, or counties it is served from. */
    missing: async (slug: string): Promise<MissingPositions | undefined> =>
      createWindowsForStaffRepository(db).missingPositions(slug),

    /** @throws NOT_FOUND; STATE_CONFLICT for a county without pick-ups or a window over twelve hours */
    set: (at: WindowChange, times: WindowTimes) =>
      change({ ...at, action: 'set-window' }, async (tx, { departureId, countyId, startsAt, timeZone }) => {
        const closesAt = lastBefore(startsAt, times.closes, timeZone);
        const opensAt = lastBefore(new Date(closesAt.getTime() + 1), times.opens, timeZone);
        const homeAt = firstAfter(startsAt, times.home, timeZone);
        if (closesAt.getTime() - opensAt.getTime() > maxWindowMs)
          throw conflict(`From ${times.opens} to ${times.closes} is longer than twelve hours.`);
        await createWindowsForStaffRepository(tx).set(departureId, countyId, { opensAt, closesAt, homeAt });
        return { ...times };
      }),

    /** Restores the estimated window. @throws NOT_FOUND, STATE_CONFLICT when none was set */
    clear: (at: WindowChange) =>
      change({ ...at, action: 'clear-window' }, async (tx, { departureId, countyId }) => {
        if (!(await createWindowsForStaffRepository(tx).clear(departureId, countyId)))
          throw conflict('Its window is the estimate already.');
        return {};
      }),
  };
}

export interface WindowChange {
  slug: string;
  departure: string;
  county: string;
  actor: string;
}

const maxWindowMs = 12 * 3600_000;

function toHours({ opensAt, closesAt, homeAt }: PickUps['provinces'][number]['counties'][number], timeZone: string) {
  const hour = (moment: string) => timeAt(moment, timeZone);
  return { opens: hour(opensAt), closes: hour(closesAt), home: hour(homeAt) };
}
