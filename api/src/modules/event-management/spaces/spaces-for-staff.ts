import type { FieldError } from '@idavuelta/shared/contracts';
import { type Currency, isAmount } from '@idavuelta/shared/contracts/money';
import { type EventSpaces, type EventSpacesInput, maxPrice } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged, revisionByAudit } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { namesIn } from '../options/names-in.ts';
import { createSpacesForStaffRepository } from './spaces-for-staff.repository.ts';

interface SpacesDependencies {
  db: Database;
  /** Called after spaces of the event were changed. */
  spacesChanged: (eventId: number) => void;
}

const subjectOf = (eventId: number) => `event-spaces:${eventId}`;

/** Picks what the audit keeps: capacity and price by kind, and prices of categories. */
const toAudited = (spaces: EventSpacesInput['spaces']): Record<string, string | number> =>
  Object.fromEntries(
    spaces.flatMap(({ kind, capacity, amount, ofCategories }) => [
      [kind, `${capacity} × ${amount}`],
      ...ofCategories.map((own) => [`${kind}:${own.categoryId}`, own.amount] as const),
    ]),
  );

function mistakes(
  spaces: EventSpacesInput['spaces'],
  { currency, categories, taken }: { currency: Currency; categories: { id: number }[]; taken: Map<string, number> },
): FieldError[] {
  const wrongAmount = (amount: number) => {
    if (amount > maxPrice[currency]) return 'max';
    return amount === 0 || isAmount({ amount, currency }) ? undefined : 'decimals';
  };
  const seen = new Set<string>();
  return spaces.flatMap(({ kind, capacity, amount, ofCategories }, index): FieldError[] => {
    const at = `spaces[${index}]`;
    const isTwice = seen.has(kind);
    seen.add(kind);
    const reason = wrongAmount(amount);
    return [
      ...(isTwice ? [{ field: `${at}.kind`, reason: 'twice' }] : []),
      ...(capacity < (taken.get(kind) ?? 0) ? [{ field: `${at}.capacity`, reason: 'taken' }] : []),
      ...(reason ? [{ field: `${at}.amount`, reason }] : []),
      ...ofCategories.flatMap((own, n) => {
        const isUnknown = !categories.some(({ id }) => id === own.categoryId);
        const ownReason = wrongAmount(own.amount);
        return [
          ...(isUnknown ? [{ field: `${at}.ofCategories[${n}].categoryId`, reason: 'unknown' }] : []),
          ...(ownReason ? [{ field: `${at}.ofCategories[${n}].amount`, reason: ownReason }] : []),
        ];
      }),
    ];
  });
}

/** What the departures of an event have beside seats, for staff. Orders already placed keep their price. */
export function createSpacesForStaff({ db, spacesChanged }: SpacesDependencies) {
  async function read(on: Queryable, slug: string): Promise<EventSpaces> {
    const event = await createSpacesForStaffRepository(on).event(slug);
    if (!event) throw new AppError('NOT_FOUND');
    const { id, currency, isFree, categories, spaces } = event;
    return {
      eventId: id,
      currency,
      isFree,
      revision: await revisionByAudit(on, subjectOf(id)),
      categories: categories.map((category) => ({ id: category.id, translations: namesIn(category.translations) })),
      spaces,
    };
  }

  return {
    /** @throws NOT_FOUND */
    list: (slug: string) => read(db, slug),

    /**
     * Replaces what the event offers.
     * @throws NOT_FOUND; CHANGED_MEANWHILE; VALIDATION_FAILED, also (`spaces[n].capacity` `taken`) for fewer than an
     *   upcoming departure has sold or holds
     */
    async change(
      slug: string,
      { spaces }: EventSpacesInput,
      { revision, actor }: { revision: number; actor: StaffActor },
    ): Promise<EventSpaces> {
      const changed = await db.transaction().execute(async (tx) => {
        const repository = createSpacesForStaffRepository(tx);
        await repository.lock(slug);
        const known = await read(tx, slug);
        const subject = subjectOf(known.eventId);
        await assertUnchanged(tx, subject, { stored: known.revision, read: revision });
        const errors = mistakes(spaces, { ...known, taken: await repository.taken(known.eventId) });
        if (errors.length > 0) throw invalidFields(...errors);
        await repository.replace(known, spaces);
        const detail = { slug, revision: revision + 1, ...fieldsChanged(toAudited(known.spaces), toAudited(spaces)) };
        await createAuditRepository(tx).add({ actor, action: 'change-spaces', subject, detail });
        return read(tx, slug);
      });
      spacesChanged(changed.eventId);
      return changed;
    },
  };
}

export type SpacesForStaff = ReturnType<typeof createSpacesForStaff>;
