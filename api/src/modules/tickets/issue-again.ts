import type { Queryable } from '../../database/database.ts';
import { createIssuesRepository } from './issues.repository.ts';

/** Gives a ticket another code; those before are refused from then on. @returns how often its code was given out */
export async function issueAgain(tx: Queryable, ticket: { id: number; issue: number }): Promise<number> {
  const issue = ticket.issue + 1;
  await createIssuesRepository(tx).set(ticket.id, issue);
  return issue;
}
