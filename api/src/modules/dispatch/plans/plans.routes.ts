import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { StartPlanning } from '../planning/start-planning.ts';
import type { ReadDispatchPlan } from './dispatch-plan.ts';
import type { Drafts } from './drafts.ts';
import type { SetPartyNote } from './parties/party-notes.ts';
import type { SetPartyPosition } from './parties/party-positions.ts';
import type { PlanKey } from './plans.repository.ts';
import type { PublishPlan } from './publishing/publish-plan.ts';

interface PlansRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  db: Database;
  read: ReadDispatchPlan;
  drafts: Drafts;
  startPlanning: StartPlanning;
  setPosition: SetPartyPosition;
  setNote: SetPartyNote;
  publish: PublishPlan;
}

/** Enough for some thousands of stops. */
const bodyLimit = 2 * 1024 * 1024;
const toPlanKey = ({ id, direction }: { id: number; direction: PlanKey['direction'] }): PlanKey => ({
  departureId: id,
  direction,
});

export function plansRoutes(app: App, dependencies: PlansRoutesDependencies) {
  const { db, read, drafts, startPlanning, setPosition, setNote, publish, staffRoute } = dependencies;
  const plan = { response: schemas.dispatchPlanResponse };
  const params = schemas.planParams;

  staffRoute(app, 'GET /staff-api/departures/:id/plans/:direction', {
    operation: 'showDispatchPlan',
    permission: 'dispatch.read',
    scope: { departure: 'id' },
    summary: 'Get the parties and planned trips of a departure',
    ...plan,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => read(db, toPlanKey(params)),
  });

  staffRoute(app, 'POST /staff-api/departures/:id/plans/:direction/planning', {
    operation: 'startPlanning',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Start planning the trips',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
    params,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.planningStartSchema,
    handler: ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      return startPlanning(toPlanKey(params), { ...body, ...by });
    },
  });

  staffRoute(app, 'PUT /staff-api/departures/:id/plans/:direction/draft', {
    operation: 'changePlanDraft',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Change the trips of the draft',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
    params,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.planDraftSchema,
    bodyLimit,
    handler: ({ actor, params, revision, body }) => drafts.change(toPlanKey(params), body, { revision, actor }),
  });

  staffRoute(app, 'DELETE /staff-api/departures/:id/plans/:direction/draft', {
    operation: 'discardPlanDraft',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Discard the draft',
    ...plan,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params,
    ifMatch: schemas.ifMatchHeaders,
    handler: ({ actor, params, revision }) => drafts.discard(toPlanKey(params), { revision, actor }),
  });

  staffRoute(app, 'PUT /staff-api/departures/:id/plans/:direction/parties/:party/position', {
    operation: 'setPartyPosition',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Set the position of the address of a party',
    ...plan,
    codes: ['NOT_FOUND'],
    params: schemas.planPartyParams,
    body: schemas.partyPositionSchema,
    handler: ({ actor, params, body }) => setPosition(toPlanKey(params), params.party, body, actor),
  });

  staffRoute(app, 'PUT /staff-api/departures/:id/plans/:direction/parties/:party/note', {
    operation: 'setPartyNote',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Set the note to the driver of a party',
    ...plan,
    codes: ['NOT_FOUND'],
    params: schemas.planPartyParams,
    body: schemas.partyNoteSchema,
    handler: ({ actor, params, body }) => setNote(toPlanKey(params), params.party, body.note, actor),
  });

  staffRoute(app, 'POST /staff-api/departures/:id/plans/:direction/publication', {
    operation: 'publishPlan',
    permission: 'dispatch.change',
    scope: { departure: 'id' },
    summary: 'Publish the draft; travellers to the event are notified of their times',
    response: schemas.planPublishedResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATE_CONFLICT'],
    params,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.planPublicationSchema,
    handler: ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      return publish(toPlanKey(params), { ...body, ...by });
    },
  });
}
