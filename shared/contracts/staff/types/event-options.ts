import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/event-options.ts';

export type EventOption = Static<typeof schemas.eventOptionSchema>;
