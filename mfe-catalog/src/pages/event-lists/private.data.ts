import { eventsOfType } from '../../features/events/events-of-type.ts';

export default eventsOfType(2);
