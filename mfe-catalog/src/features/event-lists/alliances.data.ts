import { eventsOfType } from './events-of-type.ts';

export default eventsOfType(3);
