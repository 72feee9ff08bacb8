import type { JobHandlers } from '../jobs/jobs.ts';
import { createMessenger, type MessengerDependencies } from './messenger.ts';

export function createMessagesModule(dependencies: MessengerDependencies) {
  const messenger = createMessenger(dependencies);
  return { jobs: { 'send-message': (job, jobId) => messenger.send(job, jobId) } satisfies Partial<JobHandlers> };
}
