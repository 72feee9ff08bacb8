import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/events.ts';

export type ManagedEventRow = Static<typeof schemas.managedEventSchema>;
