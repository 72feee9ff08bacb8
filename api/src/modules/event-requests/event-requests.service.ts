import { createHash } from 'node:crypto';
import type {
  EventRequest,
  EventRequestInput,
  EventRequestState,
  Language,
  ListPage,
} from '@idavuelta/shared/contracts';
import { id as idSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createCursor, type PageQuery } from '../../http/cursor.ts';
import { createEventRequestsRepository, type RequestFields } from './event-requests.repository.ts';
import { assertComplete, assertKnownCounties, toMoments } from './request-checks.ts';
import { isEditable, statusOf } from './request-status.ts';

const cursor = createCursor('event-requests', Type.Tuple([idSchema]));

/** The organiser of a new request. Calls under the same idempotency key create one request. */
export interface Organiser {
  customerId: number;
  language: Language;
  siteOrigin: string;
  idempotencyKey: string;
}

export type EventRequestsService = ReturnType<typeof createEventRequestsService>;

const hashOf = (input: EventRequestInput) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Parts of a request that are not form fields. */
interface Attachments {
  imagePath: string;
  hasGuests: boolean;
}

/** @throws VALIDATION_FAILED for a missing or unknown field, or another customer's picture */
async function fieldsOf(
  tx: Queryable,
  { customerId, input, attachments }: { customerId: number; input: EventRequestInput; attachments: Attachments },
): Promise<RequestFields> {
  assertComplete(input);
  const requests = createEventRequestsRepository(tx);
  const { countyId, additionalStops, saved } = input;
  const zones = await requests.timeZones([
    ...(countyId === undefined ? [] : [countyId]),
    ...additionalStops.map((stop) => stop.countyId),
  ]);
  assertKnownCounties(input, new Set(zones.keys()));
  if (input.image && !(await requests.hasImage(customerId, input.image)))
    throw invalidFields({ field: 'image', reason: 'unknown' });
  const imagePath = input.image || attachments.imagePath;
  const ofCounty = countyId === undefined ? undefined : zones.get(countyId);
  const timeZone = ofCounty ?? (await requests.homeTimeZone(customerId));
  return {
    submitted: !saved,
    status: statusOf({ submitted: !saved, hasImage: imagePath !== '', hasGuests: attachments.hasGuests }),
    name: input.name.trim(),
    location: input.location?.trim() ?? '',
    address: input.address?.trim() ?? '',
    countyId,
    timeZone,
    ...toMoments(input, timeZone),
    invitation: input.invitation?.trim() ?? '',
    stops: additionalStops.map(({ address, ...stop }) => ({ ...stop, address: address.trim() })),
    imagePath,
  };
}

/** Customers' requests for private events, until staff decides. */
export function createEventRequestsService({ db }: { db: Database }) {
  async function findOwn(tx: Queryable, customerId: number, id: number): Promise<EventRequest> {
    const request = await createEventRequestsRepository(tx).find(customerId, id);
    if (!request) throw new AppError('NOT_FOUND');
    return request;
  }

  /** Changes a request that is still editable. @throws NOT_FOUND, STATE_CONFLICT */
  const change = (
    customerId: number,
    id: number,
    write: (tx: Queryable, attachments: Attachments) => Promise<unknown>,
  ): Promise<EventRequest> =>
    db.transaction().execute(async (tx) => {
      const request = await createEventRequestsRepository(tx).lock(customerId, id);
      if (!request) throw new AppError('NOT_FOUND');
      if (!isEditable(request.status)) throw new AppError('STATE_CONFLICT');
      await write(tx, { imagePath: request.imagePath, hasGuests: request.guests > 0 });
      return findOwn(tx, customerId, id);
    });

  /**
   * Changes the picture or guests, which may complete a submitted request. A rejected request waits to be submitted
   * again.
   */
  const attach = (customerId: number, id: number, write: (tx: Queryable) => Promise<unknown>) =>
    change(customerId, id, async (tx) => {
      await write(tx);
      const requests = createEventRequestsRepository(tx);
      const request = await requests.lock(customerId, id);
      if (!request || request.status === 'rejected') return;
      const { submitted, imagePath, guests } = request;
      await requests.setStatus(id, statusOf({ submitted, hasImage: imagePath !== '', hasGuests: guests > 0 }));
    });

  return {
    find: (customerId: number, id: number) => findOwn(db, customerId, id),

    all: (customerId: number) => createEventRequestsRepository(db).all(customerId),

    /** Latest first. */
    async list(customerId: number, state: EventRequestState, page: PageQuery): Promise<ListPage<EventRequest>> {
      const [before] = cursor.read(page.cursor) ?? [];
      const rows = await createEventRequestsRepository(db).list(customerId, state, page.limit + 1, before);
      return cursor.page(
        rows.map((item) => ({ item, keys: [item.id] })),
        page.limit,
      );
    },

    /** @throws VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED */
    create: (organiser: Organiser, input: EventRequestInput): Promise<EventRequest> =>
      db.transaction().execute(async (tx) => {
        const { customerId, idempotencyKey } = organiser;
        const requests = createEventRequestsRepository(tx);
        const requestHash = hashOf(input);
        const fields = await fieldsOf(tx, {
          customerId,
          input,
          attachments: { imagePath: '', hasGuests: false },
        });
        const added = await requests.add({ ...organiser, requestHash }, fields);
        if (added !== undefined) return findOwn(tx, customerId, added);
        const earlier = await requests.byKey(customerId, idempotencyKey);
        if (!earlier || earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
        return findOwn(tx, customerId, earlier.id);
      }),

    /** Replaces the form fields; picture and guests stay. @throws VALIDATION_FAILED, NOT_FOUND, STATE_CONFLICT */
    edit: (customerId: number, id: number, input: EventRequestInput): Promise<EventRequest> =>
      change(customerId, id, async (tx, attachments) =>
        createEventRequestsRepository(tx).save(id, await fieldsOf(tx, { customerId, input, attachments })),
      ),

    /** Removes a saved request. @throws NOT_FOUND, STATE_CONFLICT once staff has seen it */
    async remove(customerId: number, id: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const requests = createEventRequestsRepository(tx);
        const request = await requests.lock(customerId, id);
        if (!request) throw new AppError('NOT_FOUND');
        if (request.status !== 'saved') throw new AppError('STATE_CONFLICT');
        await requests.remove(id);
      });
    },

    /** Checks before an upload whether the request accepts files. @throws NOT_FOUND, STATE_CONFLICT */
    async assertTakesFiles(customerId: number, id: number): Promise<void> {
      const { status } = await findOwn(db, customerId, id);
      if (!isEditable(status)) throw new AppError('STATE_CONFLICT');
    },

    attach,
  };
}
