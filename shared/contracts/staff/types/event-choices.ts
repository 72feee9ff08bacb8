import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/event-choices.ts';

export type EventChoice = Static<typeof schemas.eventChoiceSchema>;
