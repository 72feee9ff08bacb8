import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/system.ts';

export type FailedJob = Static<typeof schemas.failedJobSchema>;
export type CheckDevice = Static<typeof schemas.checkDeviceSchema>;
