import { Type } from 'typebox';
import { emptyEnvelope, envelope } from './common.ts';
import { moment } from './text.ts';

export const sessionId = Type.String({ format: 'uuid', examples: ['5d1c8a52-7b7c-4b4e-9d68-0c9a4b3d2f10'] });
export const sessionParams = Type.Object({ id: sessionId });

export const sessionSchema = Type.Object(
  {
    id: sessionId,
    current: Type.Boolean({ description: 'Whether it is the session of this request' }),
    browser: Type.String({ description: 'Name of the browser; empty if unknown', examples: ['Chrome'] }),
    system: Type.String({ description: 'Operating system; empty if unknown', examples: ['Android'] }),
    createdAt: moment('When the customer logged in'),
    lastSeenAt: moment('Time of the last request, to the hour'),
  },
  { title: 'Session', description: 'A browser in which the customer is logged in' },
);

export const sessionsResponse = envelope(
  Type.Array(sessionSchema),
  'Sessions, the current one first, then the most recently used',
);
export const sessionEndedResponse = emptyEnvelope('The session was logged out');
export const otherSessionsEndedResponse = emptyEnvelope('All other sessions were logged out');
