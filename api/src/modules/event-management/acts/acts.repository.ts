import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import type { StaffActKind } from '@idavuelta/shared/contracts/staff';
import type { ActDetail, ActStepState } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';

export interface NewAct {
  kind: StaffActKind;
  eventId: number;
  /** Absent when the act concerns all departures of the event. */
  departureId?: number | undefined;
  actor: string;
  detail?: ActDetail;
}

export interface StoredStep {
  actId: number;
  kind: StaffActKind;
  actor: string;
  detail: ActDetail;
  eventId: number;
  orderId: OrderId | null;
  waitingId: number | null;
  state: ActStepState;
}

const ended: ActStepState[] = ['done', 'skipped'];

/** Acts of staff that affect many orders, and their progress. */
export function createActsRepository(db: Queryable) {
  const acts = db
    .selectFrom('staff_act as a')
    .leftJoin('departure as d', 'd.id', 'a.departure_id')
    .select(['a.id', 'a.kind', 'a.actor', 'a.detail', 'a.started_at as startedAt', 'd.starts_at as departure'])
    .select((eb) => {
      const steps = eb.selectFrom('staff_act_step as s').whereRef('s.act_id', '=', 'a.id');
      const counted = steps.select(({ fn }) => fn.countAll<number>().as('count'));
      return [
        counted.$asScalar().$notNull().as('total'),
        counted.where('s.state', 'in', ended).$asScalar().$notNull().as('done'),
      ];
    });
  const stepIds = (rows: { id: number }[]) => rows.map(({ id }) => id);

  return {
    async add({ kind, eventId, departureId, actor, detail = {} }: NewAct) {
      const { id } = await db
        .insertInto('staff_act')
        .values({ kind, event_id: eventId, departure_id: departureId ?? null, actor, detail })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Adds a step for each order in one of the states. @returns the step ids */
    addOrders: async (actId: number, departureIds: number[], states: PaymentState[]) =>
      stepIds(
        await db
          .insertInto('staff_act_step')
          .columns(['act_id', 'order_id'])
          .expression((eb) =>
            eb
              .selectFrom('orders as o')
              .select(({ lit, ref }) => [lit(actId).as('act_id'), ref('o.id').as('order_id')])
              .where(({ eb: where, fn, val }) => where('o.departure_id', '=', fn.any(val(departureIds))))
              .where('o.state', 'in', states)
              .orderBy('o.created_at')
              .orderBy('o.id'),
          )
          .returning('id')
          .execute(),
      ),

    /** Adds a step for each person on the waiting lists. @returns the step ids */
    addWaiting: async (actId: number, departureIds: number[]) =>
      stepIds(
        await db
          .insertInto('staff_act_step')
          .columns(['act_id', 'waiting_id'])
          .expression((eb) =>
            eb
              .selectFrom('waiting_list as w')
              .select(({ lit, ref }) => [lit(actId).as('act_id'), ref('w.id').as('waiting_id')])
              .where(({ eb: where, fn, val }) => where('w.departure_id', '=', fn.any(val(departureIds))))
              .where('w.state', 'in', ['waiting', 'told'])
              .orderBy('w.joined_at')
              .orderBy('w.id'),
          )
          .returning('id')
          .execute(),
      ),

    /** Reads a step. Its state may be stale until it is locked, after its order. */
    step: (stepId: number): Promise<StoredStep | undefined> =>
      db
        .selectFrom('staff_act_step as s')
        .innerJoin('staff_act as a', 'a.id', 's.act_id')
        .select(['a.id as actId', 'a.kind', 'a.actor', 'a.detail', 'a.event_id as eventId'])
        .select(['s.order_id as orderId', 's.waiting_id as waitingId', 's.state'])
        .where('s.id', '=', stepId)
        .executeTakeFirst(),

    /** Locks the step until the transaction ends. @returns its state; undefined when it has already ended */
    async lockStep(stepId: number): Promise<ActStepState | undefined> {
      const step = await db
        .selectFrom('staff_act_step')
        .select('state')
        .where('id', '=', stepId)
        .forUpdate()
        .executeTakeFirst();
      return step && !ended.includes(step.state) ? step.state : undefined;
    },

    setStep: (stepId: number, state: ActStepState) =>
      db
        .updateTable('staff_act_step')
        .set({ state, ...(ended.includes(state) && { ended_at: now }) })
        .where('id', '=', stepId)
        .execute(),

    byId: (id: number) => acts.where('a.id', '=', id).executeTakeFirst(),

    /** Latest first. */
    ofEvent: (eventId: number, count: number) =>
      acts.where('a.event_id', '=', eventId).orderBy('a.id', 'desc').limit(count).execute(),

    /** Returns staff's message to the buyers. */
    async texts(actId: number) {
      const act = await db.selectFrom('staff_act').select('detail').where('id', '=', actId).executeTakeFirst();
      return act?.detail.texts;
    },
  };
}

export type StoredAct = NonNullable<Awaited<ReturnType<ReturnType<typeof createActsRepository>['byId']>>>;
