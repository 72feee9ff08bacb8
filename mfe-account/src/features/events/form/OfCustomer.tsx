import { selectProfile } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import { useProfile } from '../../../state/profile.api.ts';

/**
 * What is shown once it is known whose it is: what was typed is kept under the customer's id. The shell's profile may
 * come later than a page, and after a failure never, so the API is asked too.
 */
export function OfCustomer({ children }: { children: (customerId: number) => ReactNode }) {
  const known = useSelector(selectProfile);
  const query = useProfile(undefined, { skip: known !== undefined });
  const found = known ? { ...query, data: known, error: undefined } : query;
  return (
    <QueryBoundary query={found} skeleton={[56, 56, 56, 200]}>
      {({ id }) => children(id)}
    </QueryBoundary>
  );
}
