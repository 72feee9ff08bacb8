import { type Static, Type } from 'typebox';
import { runMoveFields } from '../../staff/fields/dispatch-fields.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { moment, textLine } from '../text.ts';
import { partyId } from './dispatch.ts';

export const runParams = Type.Object({ id });
export const runMoveSchema = body({
  vehicleId: id,
  driverId: id,
  aboard: oneOf(['stay', 'move'] as const, {
    description:
      '`stay`: the run goes on with whom it has seen, and another one drives the rest; `move`: it ends here, and whoever is aboard changes vans',
  }),
  delayMinutes: Type.Integer({
    minimum: runMoveFields.delayMinutes.min,
    maximum: runMoveFields.delayMinutes.max,
    description: 'Later than planned at each stop',
  }),
  note: Type.Optional(textLine(runMoveFields.note.max, { description: 'Words to the driver who loses the stops' })),
  preview: Type.Boolean({ description: 'Only say what changes for whom' }),
});

const call = Type.Object({ at: moment('Time of the call'), van: Type.String(), driver: Type.String() });
export const runMovedSchema = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        party: partyId,
        order: Type.String(),
        people: Type.Optional(Type.Array(Type.String(), { description: 'Names of the travellers' })),
        was: call,
        now: call,
      }),
      {
        description: 'What changes for whom, in the order of the stops',
      },
    ),
    aboard: Type.Array(partyId, { description: 'Parties that change vans on the way' }),
    notified: Type.Integer({ description: 'Number of tickets with a new or changed time; 0 in a preview' }),
  },
  { title: 'RunMoved' },
);
export const runMovedResponse = envelope(runMovedSchema, 'What changes, or has changed');

export type RunMove = Static<typeof runMoveSchema>;
export type RunMoved = Static<typeof runMovedSchema>;
