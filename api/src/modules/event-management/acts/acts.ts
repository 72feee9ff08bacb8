import { languages } from '@idavuelta/shared/contracts';
import type { StaffAct } from '@idavuelta/shared/contracts/staff';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { takenStates } from '../../orders/order-transitions.ts';
import { createActsRepository, type NewAct, type StoredAct } from './acts.repository.ts';

/** Maximum number of acts shown for an event. */
const shownActs = 20;

function subjectOf({ detail: { texts = {} } }: StoredAct) {
  const language = languages.find((each) => texts[each]);
  return language && texts[language]?.subject;
}

function toAct(act: StoredAct): StaffAct {
  const { id, kind, actor, startedAt, departure, detail, total, done } = act;
  const subject = subjectOf(act);
  return {
    id,
    kind,
    actor,
    startedAt: isoMoment(startedAt),
    ...(departure && { departure: isoMoment(departure) }),
    ...(detail.from && { from: detail.from }),
    ...(subject && { subject }),
    total,
    done,
  };
}

interface Reach {
  /** Must be locked for update, so that no orders are placed meanwhile. */
  departureIds: number[];
  /** Reaches paid orders only. */
  paidOnly?: boolean;
  /** Leaves out people on the waiting list. */
  ordersOnly?: boolean;
}

/** Creates the function that begins an act in `tx` and queues a job for each order or waiting person it reaches. */
export const createBeginAct =
  ({ jobs }: { jobs: Jobs }) =>
  async (
    tx: Queryable,
    act: NewAct,
    { departureIds, paidOnly = false, ordersOnly = false }: Reach,
  ): Promise<StaffAct> => {
    const acts = createActsRepository(tx);
    const actId = await acts.add(act);
    const steps = [
      ...(await acts.addOrders(actId, departureIds, paidOnly ? ['paid'] : takenStates)),
      ...(ordersOnly ? [] : await acts.addWaiting(actId, departureIds)),
    ];
    const all = steps.map((stepId) => ({ stepId }));
    await jobs.sendAll('act-step', all, { tx });
    return toAct((await acts.byId(actId)) as StoredAct);
  };

export type BeginAct = ReturnType<typeof createBeginAct>;

/** Acts as read by staff and mails. */
export const createActs = ({ db }: { db: Database }) => ({
  /** Latest first, with the progress of each. */
  ofEvent: async (eventId: number) => (await createActsRepository(db).ofEvent(eventId, shownActs)).map(toAct),

  /** Returns staff's message to the buyers; undefined for another kind of act. */
  texts: (actId: number) => createActsRepository(db).texts(actId),
});

export type Acts = ReturnType<typeof createActs>;
