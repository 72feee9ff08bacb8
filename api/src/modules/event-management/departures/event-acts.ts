import type { Database } from '../../../database/database.ts';
import type { Acts } from '../acts/acts.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';
import { orNotFound } from './departures-for-staff.ts';

export const createEventActs = ({ db, acts }: { db: Database; acts: Acts }) => ({
  /** Latest first. @throws NOT_FOUND */
  async list(slug: string) {
    const event = orNotFound(await createDeparturesForStaffRepository(db).event(slug));
    return acts.ofEvent(event.id);
  },
});
