import type { JobHandlers } from '../jobs/jobs.ts';
import { createMailer, type MailerDependencies } from './mailer.ts';

export function createMailModule(dependencies: MailerDependencies) {
  const mailer = createMailer(dependencies);
  return {
    jobs: {
      'send-mail': (job, jobId) => mailer.send(job, jobId),
      'mail-complaint': (job, jobId) => mailer.send(job, jobId),
      'mail-sale-reminder': (job, jobId) => mailer.send(job, jobId),
      'mail-report': (job, jobId) => mailer.send(job, jobId),
    } satisfies Partial<JobHandlers>,
  };
}
