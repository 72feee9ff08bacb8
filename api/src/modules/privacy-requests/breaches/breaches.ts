import type { BreachTold, DataBreach, NewDataBreach } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { typedMoment } from '../../../http/typed-moment.ts';
import { createBreachesRepository } from './breaches.repository.ts';

export type Breaches = ReturnType<typeof createBreaches>;

/** The register of breaches of personal data; nothing in it is deleted. */
export function createBreaches({ db }: { db: Database }) {
  async function find(id: number): Promise<DataBreach> {
    const breach = await createBreachesRepository(db).byId(id);
    if (!breach) throw new AppError('NOT_FOUND');
    return breach;
  }

  return {
    list: () => createBreachesRepository(db).list(),

    /** @throws VALIDATION_FAILED (`noticedAt`) for a time that is to come or does not exist */
    async record(breach: NewDataBreach, actor: StaffActor) {
      const timeZone = await createBreachesRepository(db).timeZoneOf(breach.countryCode);
      const noticedAt = typedMoment(breach.noticedAt, { field: 'noticedAt', timeZone });
      if (noticedAt.getTime() > Date.now()) throw invalidFields({ field: 'noticedAt', reason: 'future' });
      const id = await db.transaction().execute(async (tx) => {
        const added = await createBreachesRepository(tx).add(breach, noticedAt, actor);
        await createAuditRepository(tx).add({ actor, action: 'record-data-breach', subject: `data-breach:${added}` });
        return added;
      });
      return find(id);
    },

    /** Records that the authority or the people affected were told, now. @throws NOT_FOUND, STATE_CONFLICT */
    async tell(id: number, told: BreachTold, actor: StaffActor) {
      await find(id);
      await db.transaction().execute(async (tx) => {
        if (!(await createBreachesRepository(tx).tell(id, told))) throw new AppError('STATE_CONFLICT');
        const detail = { who: told.who };
        await createAuditRepository(tx).add({
          actor,
          action: 'tell-data-breach',
          subject: `data-breach:${id}`,
          detail,
        });
      });
      return find(id);
    },
  };
}
