import { createAuditRepository } from '../database/audit.repository.ts';
import type { CommandGroup } from './services.ts';
import { showPages } from './table.ts';

export const addJobs: CommandGroup = (program, run) => {
  const group = program.command('jobs').description('work done in the background');

  showPages(group.command('list').description('jobs that failed as often as they may, the oldest first'), run, {
    list: ({ jobs }) => jobs.failed.list,
    empty: 'No job has failed for good.',
    columns: [
      ['Queue', ({ queue }) => queue],
      ['Failed', ({ failedAt }) => failedAt.toISOString()],
      ['Attempts', ({ attempts }) => attempts],
      ['Data', ({ data }) => JSON.stringify(data)],
    ],
  });

  group
    .command('retry')
    .description('tries them again')
    .action(() =>
      run(async ({ jobs, db, actor }) => {
        const count = await jobs.failed.retryAll();
        await createAuditRepository(db).add({ actor, action: 'retry-jobs', subject: 'jobs', detail: { count } });
        return count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`;
      }),
    );
};
