import { Type } from 'typebox';
import { emptyEnvelope, envelope } from './common.ts';
import { moment } from './text.ts';

export const sessionId = Type.String({ format: 'uuid', examples: ['5d1c8a52-7b7c-4b4e-9d68-0c9a4b3d2f10'] });
export const sessionParams = Type.Object({ id: sessionId });

export const sessionSchema = Type.Object(
  {
    id: sessionId,
    current: Type.Boolean({ description: 'The one that asks' }),
    browser: Type.String({ description: 'Name of the browser; empty when it is not known', examples: ['Chrome'] }),
    system: Type.String({ description: 'Its operating system; empty when it is not known', examples: ['Android'] }),
    createdAt: moment('When it was logged in'),
    lastSeenAt: moment('When it last asked for something, to the hour'),
  },
  { title: 'Session', description: 'A browser in which the customer is logged in' },
);

export const sessionsResponse = envelope(Type.Array(sessionSchema), 'The current one first, then the latest');
export const sessionEndedResponse = emptyEnvelope('It is logged out');
export const otherSessionsEndedResponse = emptyEnvelope('Every other one is logged out');
