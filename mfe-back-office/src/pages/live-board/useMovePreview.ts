import type { RunMove } from '@idavuelta/shared/contracts/staff';
import { runMoveFields } from '@idavuelta/shared/contracts/staff';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useMoveRun } from './move-run.api.ts';

/** As typed: a number may still be a text. */
export type MoveValues = Partial<Omit<RunMove, 'preview'>>;

const { min, max } = runMoveFields.delayMinutes;
/** How long nothing is typed before the preview is asked for. */
const pauseMs = 300;

/** Returns what a preview depends on; undefined while the form lacks something. */
function complete({ vehicleId, driverId, aboard, delayMinutes }: MoveValues) {
  if (vehicleId === undefined || driverId === undefined || aboard === undefined) return undefined;
  if (!Number.isInteger(delayMinutes)) return undefined;
  const delay = delayMinutes as number;
  return delay < min || delay > max ? undefined : { vehicleId, driverId, aboard, delayMinutes: delay, preview: true };
}

/** Previews a move while it is typed. What it returns is of the present values, never of earlier ones. */
export function useMovePreview(id: number, values: MoveValues) {
  const [preview, { data, error, originalArgs }] = useMoveRun();
  const move = complete(values);
  const key = move && JSON.stringify({ id, ...move });

  useEffect(() => {
    if (!key) return undefined;
    const timer = setTimeout(() => void preview(JSON.parse(key)), pauseMs);
    return () => clearTimeout(timer);
  }, [key, preview]);

  if (!key || key !== JSON.stringify(originalArgs)) return { isWaiting: key !== undefined };
  return { preview: error ? undefined : data, error: error as ApiProblem | undefined, isWaiting: !data && !error };
}
