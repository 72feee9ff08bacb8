import type { PickUpPoint, PickUpPointInput } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { isCountryInScope, type StaffScope } from '../../../http/staff-scope.ts';
import { createPointsRepository, type PointRow } from './points.repository.ts';

export type Points = ReturnType<typeof createPoints>;

const subjectOf = (id: number) => `pick-up-point:${id}`;
const taken = () => invalidFields({ field: 'name', reason: 'taken' });

export const toPoint = ({ latitude, longitude, ...row }: PointRow): PickUpPoint => ({
  ...row,
  position: { latitude, longitude },
});

/** Picks the fields that the audit keeps. */
const toAudited = ({ name, address, position, countryCode, isRetired }: PickUpPointInput) => ({
  ...{ name, countryCode, isRetired },
  address: `${address} (${position.latitude}, ${position.longitude})`,
});

/** The company's pick-up points. Each change is audited; plans and trips keep to a point until they are made anew. */
export function createPoints({ db }: { db: Database }) {
  async function find(queryable: Queryable, id: number) {
    const row = await createPointsRepository(queryable).byId(id);
    if (!row) throw new AppError('NOT_FOUND');
    return toPoint(row);
  }

  return {
    async list(scope: StaffScope = {}): Promise<PickUpPoint[]> {
      const rows = await createPointsRepository(db).list();
      return rows.filter(({ countryCode }) => isCountryInScope(scope, countryCode)).map(toPoint);
    },

    /** @throws VALIDATION_FAILED, also (`name` `taken`) when another point of the country has the name */
    add: (input: PickUpPointInput, actor: StaffActor): Promise<PickUpPoint> =>
      db.transaction().execute(async (tx) => {
        const id = await createPointsRepository(tx).add(input);
        if (id === undefined) throw taken();
        const detail = { revision: 1, ...toAudited(input) };
        await createAuditRepository(tx).add({ actor, action: 'add-pick-up-point', subject: subjectOf(id), detail });
        return find(tx, id);
      }),

    /**
     * @param revision that the change is based on
     * @throws NOT_FOUND; VALIDATION_FAILED as `add`; CHANGED_MEANWHILE with the changed fields
     */
    change: (id: number, input: PickUpPointInput, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx): Promise<PickUpPoint> => {
        const points = createPointsRepository(tx);
        const locked = await points.lock(id);
        if (locked === undefined) throw new AppError('NOT_FOUND');
        const subject = subjectOf(id);
        await assertUnchanged(tx, subject, { stored: locked, read: revision });
        if (await points.isTaken(input, id)) throw taken();
        const { before, after } = fieldsChanged(toAudited(await find(tx, id)), toAudited(input));
        if (Object.keys(after).length > 0) {
          await points.change(id, input);
          const detail = { name: input.name, revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-pick-up-point', subject, detail });
        }
        return find(tx, id);
      }),
  };
}
