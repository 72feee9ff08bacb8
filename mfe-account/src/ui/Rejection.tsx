import type { ApiProblem } from '@idavuelta/shared/platform';
import { Failure } from './Failure.tsx';

/** Says why the API refused a call. Other failures of saved friends and addresses are logged and not shown. */
export function Rejection({ error }: { error: unknown }) {
  const { status = 0 } = (error ?? {}) as Partial<ApiProblem>;
  return status >= 400 && status < 500 ? <Failure error={error} /> : null;
}
