import { eventType } from '@idavuelta/shared/contracts';
import { eventsOfType } from '../../features/events/events-of-type.ts';

export default eventsOfType(eventType.private);
