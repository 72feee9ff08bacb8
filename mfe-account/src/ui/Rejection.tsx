import type { ApiProblem } from '@idavuelta/shared/platform';
import { Failure } from './Failure.tsx';

/** Explains why the API rejected a call. Other failures of saved friends and addresses are logged and not shown. */
export function Rejection({ error }: { error: unknown }) {
  const { status = 0 } = (error ?? {}) as Partial<ApiProblem>;
  return status >= 400 && status < 500 ? <Failure error={error} /> : null;
}
