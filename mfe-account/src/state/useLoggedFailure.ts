import { useEffect } from 'react';
import { logFailure } from './log-failure.ts';

/** Logs the failure of a query that the specification wants logged and not shown. */
export function useLoggedFailure(what: string, error: unknown) {
  useEffect(() => {
    if (error) logFailure(what, error);
  }, [what, error]);
}
