import { eventsOfType } from '../events/events-of-type.ts';

export default eventsOfType(1);
