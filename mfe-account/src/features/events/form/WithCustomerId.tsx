import { selectProfile } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { useProfile } from '../../../state/profile.api.ts';

/**
 * Renders its content once the customer's id is known, under which drafts are stored. The shell's profile may arrive
 * later than the page, or never after a failure, so the API is queried too.
 */
export function WithCustomerId({ children }: { children: (customerId: number) => ReactNode }) {
  const known = useSelector(selectProfile);
  const query = useProfile(undefined, { skip: known !== undefined });
  const found = known ? { ...query, data: known, error: undefined } : query;
  return (
    <QueryBoundary query={found} skeleton={[56, 56, 56, 200]}>
      {({ id }) => children(id)}
    </QueryBoundary>
  );
}
