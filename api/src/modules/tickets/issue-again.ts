import type { Queryable } from '../../database/database.ts';
import { createIssuesRepository } from './issues.repository.ts';

/** Issues a new code for a ticket; earlier codes become invalid. @returns the new issue number */
export async function issueAgain(tx: Queryable, ticket: { id: number; issue: number }): Promise<number> {
  const issue = ticket.issue + 1;
  await createIssuesRepository(tx).set(ticket.id, issue);
  return issue;
}
