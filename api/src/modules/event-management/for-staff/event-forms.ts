import type { CountryCode } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import type {
  AuditAction,
  CopyEventInput,
  EventAddress,
  EventChoices,
  EventFields,
  NewEventFields,
  StaffEvent,
} from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { createKnownCatalogueRepository } from '../import/known-catalogue.repository.ts';
import { writePlan } from '../import/write-event.ts';
import { createSpacesForStaffRepository } from '../spaces/spaces-for-staff.repository.ts';
import { changesBetween } from './changes-between.ts';
import { copyDepartures } from './copy-departures.ts';
import { copyOf } from './copy-of-event.ts';
import { addressesLike } from './event-addresses.ts';
import { createEventFieldsRepository } from './event-fields.repository.ts';
import { createManagedEventsRepository } from './events-for-staff.repository.ts';
import { ownFields } from './events-for-staff.ts';
import { assertMeetingPoints, writeMeetingPoints } from './meeting-points.ts';
import { planOfForm } from './plan-of-form.ts';
import { removedBy } from './removed-variants.ts';

export type EventForms = ReturnType<typeof createEventForms>;

interface ChangeOptions {
  /** Revision that the change is based on, so that concurrent changes are not overwritten. */
  revision: number;
  actor: string;
}

/** Tells whether the field belongs to the form; state and picture are changed separately. */
const isOfForm = (field: string) =>
  !Object.values(ownFields)
    .flat()
    .some((own) => own === field);

/** @throws VALIDATION_FAILED when another event has the slug */
async function assertFree(tx: Queryable, slug: string) {
  if (await createEventFieldsRepository(tx).slugIsTaken(slug)) throw invalidFields({ field: 'slug', reason: 'in_use' });
}

/** Reads and writes events as forms. Forms are validated and written by the code of the import. */
export function createEventForms({ db }: { db: Database }) {
  async function show(slug: string, tx: Queryable = db): Promise<StaffEvent> {
    const event = await createManagedEventsRepository(tx).find(slug);
    if (!event) throw new AppError('NOT_FOUND');
    const {
      hasDates,
      startsAt,
      type: _,
      place: _place,
      capacity: _capacity,
      sold: _sold,
      held: _held,
      ...head
    } = event;
    const fields = await createEventFieldsRepository(tx).find(event.id);
    return { ...head, ...(hasDates && { startsAt: startsAt.toISOString() }), fields };
  }

  /** Adds a draft and its audit row. */
  async function add(tx: Queryable, event: NewEventFields, by: { actor: string; action: AuditAction }) {
    const { slug, countryCode, firstDay, ...fields } = event;
    await assertFree(tx, slug);
    await assertMeetingPoints(tx, fields);
    const eventId = await writePlan(tx, await planOfForm(tx, fields, { slug, countryCode, firstDay }));
    await writeMeetingPoints(tx, fields, await createEventFieldsRepository(tx).find(eventId));
    await createAuditRepository(tx).add({ ...by, subject: `event:${eventId}`, detail: { slug } });
    return eventId;
  }

  return {
    /** @throws NOT_FOUND */
    show: (slug: string) => show(slug),

    async choices(countryCode: CountryCode): Promise<EventChoices> {
      const country = (await createKnownCatalogueRepository(db).countries()).find(({ code }) => code === countryCode);
      if (!country) throw new AppError('NOT_FOUND');
      const { language, timeZone, provinces } = country;
      const repository = createEventFieldsRepository(db);
      const counties = await repository.counties(countryCode);
      return {
        language,
        timeZone,
        currency: currencyOf[countryCode],
        provinces: provinces.map((province) => ({
          ...province,
          counties: (counties.get(province.id) ?? []).map(({ id, name }) => ({ id, name })),
        })),
        places: await repository.places(countryCode),
      };
    },

    /**
     * Adds a draft, without a departure unless it is a range of days.
     * @throws VALIDATION_FAILED with the invalid fields
     */
    add: (event: NewEventFields, actor: string) =>
      db.transaction().execute(async (tx) => {
        await add(tx, event, { actor, action: 'add-event' });
        return show(event.slug, tx);
      }),

    /**
     * Saves the form.
     * @throws NOT_FOUND; VALIDATION_FAILED; CHANGED_MEANWHILE with the changed fields
     */
    change: (slug: string, fields: EventFields, { revision, actor }: ChangeOptions) =>
      db.transaction().execute(async (tx) => {
        const locked = await createManagedEventsRepository(tx).lock(slug);
        if (!locked) throw new AppError('NOT_FOUND');
        const before = await show(slug, tx);
        const subject = `event:${before.id}`;
        await assertUnchanged(tx, subject, { stored: before.revision, read: revision }, isOfForm);
        const removed = await removedBy(tx, fields, before.fields);
        await assertMeetingPoints(tx, fields, before.fields);
        await writePlan(tx, await planOfForm(tx, fields, { slug, countryCode: before.countryCode, removed }));
        await writeMeetingPoints(tx, fields, (await show(slug, tx)).fields);
        const now = await show(slug, tx);
        const changes = changesBetween(before.fields, now.fields);
        const detail = { slug, revision: now.revision, ...changes };
        await createAuditRepository(tx).add({ actor, action: 'change-event', subject, detail });
        return now;
      }),

    /** Proposes an address that no event has: `gala`, or `gala-2` if there is one already. */
    async proposeAddress(name: string): Promise<EventAddress> {
      const addresses = addressesLike(name);
      const [wanted = ''] = addresses;
      const taken = new Set(await createEventFieldsRepository(db).takenSlugs(addresses));
      return { wanted, free: addresses.find((address) => !taken.has(address)) ?? wanted };
    },

    /**
     * Adds a draft that copies an event; its departures only with `weeks`, so much later.
     * @throws NOT_FOUND; STATE_CONFLICT for an event by invitation; VALIDATION_FAILED
     */
    copy: (slug: string, input: CopyEventInput, actor: string) =>
      db.transaction().execute(async (tx) => {
        const original = await show(slug, tx);
        const { id, countryCode, imagePath, visibility } = original;
        if (visibility === 'invited') throw new AppError('STATE_CONFLICT', { message: 'It is by invitation.' });
        const copy = { ...copyOf(original, input), slug: input.slug, countryCode };
        const copyId = await add(tx, copy, { actor, action: 'copy-event' });
        await createEventFieldsRepository(tx).copyMeetingPoints(id, copyId);
        await createSpacesForStaffRepository(tx).copy(id, copyId);
        await createEventFieldsRepository(tx).setPicture(copyId, imagePath);
        if (input.weeks && !copy.firstDay) await copyDepartures(tx, original, await show(input.slug, tx), input);
        return show(input.slug, tx);
      }),
  };
}
