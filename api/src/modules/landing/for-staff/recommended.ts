import type { CountryCode } from '@idavuelta/shared/contracts';
import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { fieldsChanged, revisionByAudit } from '../../../database/revisions.ts';
import { invalidFields } from '../../../errors.ts';
import { inRevision, type ListChange } from './list-revision.ts';
import { createRecommendedRepository } from './recommended.repository.ts';

export type Recommended = ReturnType<typeof createRecommended>;

const subjectOf = (country: CountryCode) => `recommended:${country}`;

/** The recommended events of a country's landing page. Each change is audited. */
export function createRecommended({ db }: { db: Database }) {
  const choiceOf = async (queryable: Queryable, country: CountryCode): Promise<RecommendedChoice> => ({
    country,
    eventIds: await createRecommendedRepository(queryable).ids(country),
    revision: await revisionByAudit(queryable, subjectOf(country)),
  });

  return {
    find: (country: CountryCode) => choiceOf(db, country),

    /**
     * Replaces the recommended events, in this order.
     * @throws VALIDATION_FAILED for events of another country; CHANGED_MEANWHILE
     */
    change(country: CountryCode, eventIds: number[], { revision, actor }: ListChange) {
      const subject = subjectOf(country);
      return inRevision(db, { country, subject, revision }, async (tx) => {
        const recommended = createRecommendedRepository(tx);
        if ((await recommended.countOf(country, eventIds)) !== eventIds.length)
          throw invalidFields({ field: 'eventIds', reason: 'unknown' });
        const stored = { eventIds: (await recommended.ids(country)).join(', ') };
        const { before, after } = fieldsChanged(stored, { eventIds: eventIds.join(', ') });
        if (after.eventIds !== undefined) {
          await recommended.save(country, eventIds);
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-recommended-events', subject, detail });
        }
        return choiceOf(tx, country);
      });
    },
  };
}
