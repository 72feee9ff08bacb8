import { eventsOfType } from '../event-lists/events-of-type.ts';

export default eventsOfType(1);
