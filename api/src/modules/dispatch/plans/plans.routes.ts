import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { Database } from '../../../database/database.ts';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { StartPlanning } from '../planning/start-planning.ts';
import type { PublishPlan } from '../publishing/publish-plan.ts';
import type { ReadDispatchPlan } from './dispatch-plan.ts';
import type { Drafts } from './drafts.ts';
import type { SetPartyNote } from './party-notes.ts';
import type { SetPartyPosition } from './party-positions.ts';
import type { PlanKey } from './plans.repository.ts';

interface PlansRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  db: Database;
  read: ReadDispatchPlan;
  drafts: Drafts;
  startPlanning: StartPlanning;
  setPosition: SetPartyPosition;
  setNote: SetPartyNote;
  publish: PublishPlan;
}

/** Some thousands of stops. */
const bodyLimit = 2 * 1024 * 1024;
const path = '/staff-api/departures/:id/plans/:direction';
const keyOf = ({ id, direction }: { id: number; direction: PlanKey['direction'] }): PlanKey => ({
  departureId: id,
  direction,
});

/** The plans of a departure, to the event and home from it. */
export function plansRoutes(app: App, dependencies: PlansRoutesDependencies) {
  const { db, read, drafts, startPlanning, setPosition, setNote, publish, staffOperation } = dependencies;
  const plan = { response: schemas.dispatchPlanResponse };
  const params = schemas.planParams;

  const showing = staffOperation('showDispatchPlan', {
    summary: 'Who rides with a departure, and by which trips',
    ...plan,
    codes: ['NOT_FOUND'],
  });
  app.get(path, { onRequest: showing.onRequest, schema: { ...showing.read, params } }, async ({ params }) =>
    ok(await read(db, keyOf(params))),
  );

  const planning = staffOperation('startPlanning', {
    summary: 'Have the trips planned',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
  });
  app.post(
    `${path}/planning`,
    {
      onRequest: planning.onRequest,
      schema: { ...planning.write, params, headers: schemas.ifMatchHeaders, body: schemas.planningStartSchema },
    },
    async ({ staff, params, headers, body }) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      return ok(await startPlanning(keyOf(params), { ...body, ...by }));
    },
  );

  const changing = staffOperation('changePlanDraft', {
    summary: 'Arrange the trips of the draft',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
  });
  app.put(
    `${path}/draft`,
    {
      onRequest: changing.onRequest,
      bodyLimit,
      schema: { ...changing.write, params, headers: schemas.ifMatchHeaders, body: schemas.planDraftSchema },
    },
    async ({ staff, params, headers, body }) =>
      ok(await drafts.change(keyOf(params), body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const discarding = staffOperation('discardPlanDraft', {
    summary: 'Discard the draft',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.delete(
    `${path}/draft`,
    { onRequest: discarding.onRequest, schema: { ...discarding.read, params, headers: schemas.ifMatchHeaders } },
    async ({ staff, params, headers }) =>
      ok(await drafts.discard(keyOf(params), { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const pinning = staffOperation('setPartyPosition', {
    summary: 'Say where the address of a party is',
    ...plan,
    codes: ['NOT_FOUND'],
  });
  app.put(
    `${path}/parties/:party/position`,
    {
      onRequest: pinning.onRequest,
      schema: { ...pinning.write, params: schemas.planPartyParams, body: schemas.partyPositionSchema },
    },
    async ({ staff, params, body }) => ok(await setPosition(keyOf(params), params.party, body, staff.actor)),
  );

  const noting = staffOperation('setPartyNote', {
    summary: 'Tell the driver something of a stop',
    ...plan,
    codes: ['NOT_FOUND'],
  });
  app.put(
    `${path}/parties/:party/note`,
    {
      onRequest: noting.onRequest,
      schema: { ...noting.write, params: schemas.planPartyParams, body: schemas.partyNoteSchema },
    },
    async ({ staff, params, body }) => ok(await setNote(keyOf(params), params.party, body.note, staff.actor)),
  );

  const publishing = staffOperation('publishPlan', {
    summary: 'Publish the draft; of the way to the event travellers are told their times',
    response: schemas.planPublishedResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
  });
  app.post(
    `${path}/publication`,
    {
      onRequest: publishing.onRequest,
      schema: { ...publishing.write, params, headers: schemas.ifMatchHeaders, body: schemas.planPublicationSchema },
    },
    async ({ staff, params, headers, body }) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      return ok(await publish(keyOf(params), { ...body, ...by }));
    },
  );
}
