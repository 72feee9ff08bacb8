import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectTrips } from '../state/trips.slice.ts';

const isOfStaff = (problem: string) => (staffErrorCodes as readonly string[]).includes(problem);

/** The latest problem, in the driver's language. */
export function useProblem() {
  const { t } = useTranslation('qr');
  const { problem, rejection } = useSelector(selectTrips);
  if (!problem) return rejection && t(`trips.rejected.${rejection}`);
  return t(isOfStaff(problem) ? `trips.problems.${problem}` : `common:errors.${problem}`);
}
