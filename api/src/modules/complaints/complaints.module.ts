import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { complaintsRoutes } from './complaints.routes.ts';
import { createComplaints } from './complaints.service.ts';
import { complaintQueueRoutes } from './for-staff/complaint-queue.routes.ts';
import { createComplaintQueue } from './for-staff/complaint-queue.ts';
import { createComplaintRegister } from './for-staff/complaint-register.ts';
import { createMailedComplaints } from './mailed-complaints.ts';

/** The complaints book that the law of Peru demands. */
export function createComplaintsModule({ config, db, jobs, http }: ModuleContext) {
  const queue = createComplaintQueue({ db, jobs });
  const complaints = createComplaints({ db, jobs, hasCopy: config.complaintsMail !== undefined });
  return {
    complaints,
    mailedComplaints: createMailedComplaints({ db, copyTo: config.complaintsMail }),
    overdueComplaints: queue.overdue,
    routes(app: App) {
      complaintsRoutes(app, { ...http, complaints });
      complaintQueueRoutes(app, { ...http, queue, register: createComplaintRegister({ db }) });
    },
  };
}
