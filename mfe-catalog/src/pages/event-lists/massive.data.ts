import { eventType } from '@idavuelta/shared/contracts';
import { eventsOfType } from './events-of-type.ts';

export default eventsOfType(eventType.massive);
