import type { LiveRun } from '@idavuelta/shared/contracts/staff';
import { serverNow, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { type Meanwhile, meanwhileOf } from './fleet-options.ts';
import { useFleetOfDay } from './move-run.api.ts';

interface RunOf {
  departureId: number;
  run: LiveRun;
  timeZone: string;
}

/** Reads the vans and drivers that a run may move to, the free ones first, with what the others drive. */
export function useFleetOptions({ departureId, run, timeZone }: RunOf) {
  const { t } = useTranslation('back-office/live-board');
  const { date } = useFormats();
  const translated = useTranslated();
  const { data: plan, error } = useFleetOfDay({ id: departureId, direction: run.direction });
  if (!plan) return { error, vehicles: [], drivers: [] };

  const meanwhile = meanwhileOf(plan, run, serverNow());
  const at = (iso: string) => date(iso, 'time', timeZone);
  const wordsOf = (other: Meanwhile | undefined) => {
    if (!other) return t('move.free');
    const times = { from: at(other.startsAt), until: at(other.endsAt) };
    if (!other.event) return t('move.drives', times);
    const { translations, slug } = other.event;
    return t('move.drives_for', { ...times, event: translated(translations)?.name ?? slug });
  };
  const sorted = (what: 'vehicleId' | 'driverId', options: { value: number; name: string; isOwn: boolean }[]) =>
    options
      .map(({ value, name, isOwn }) => ({ value, name, isOwn, other: meanwhile(what, value) }))
      .sort((one, other) => Number(one.other !== undefined) - Number(other.other !== undefined))
      .map(({ value, name, isOwn, other }) => ({
        value,
        label: [name, isOwn ? t('move.has_it') : wordsOf(other)].join(' · '),
      }));
  return {
    error,
    vehicles: sorted(
      'vehicleId',
      plan.vehicles
        .filter(({ isOutOfService }) => !isOutOfService)
        .map(({ id, plate, name, seats }) => ({
          value: id,
          name: [plate, name, t('move.seats', { count: seats })].join(' · '),
          isOwn: id === run.vehicleId,
        })),
    ),
    drivers: sorted(
      'driverId',
      plan.drivers
        .filter(({ isBlocked }) => !isBlocked)
        .map(({ id, name }) => ({ value: id, name, isOwn: id === run.driverId })),
    ),
  };
}
