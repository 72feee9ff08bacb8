import type { StopPoint } from '@idavuelta/shared/contracts';
import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { DispatchParty, DispatchRule, DriverRule } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { Plan } from './dispatch.api.ts';
import type { ShownTrip } from './plan-view.ts';

/** Returns functions that format parties, trips, times and rules of a plan. Times are local to the event. */
export function usePlanTexts(plan: Plan) {
  const { t } = useTranslation('back-office/dispatch');
  const { date } = useFormats();
  const at = (iso: string | undefined) => (iso ? date(iso, 'time', plan.departure.timeZone) : '–');
  const nameOf = (party: Pick<DispatchParty, 'people' | 'order'> | undefined) => {
    if (!party) return t('gone');
    return party.people.map(({ name }) => name).join(', ') || t('order', { order: party.order });
  };
  const plateOf = (id: number) => plan.vehicles.find((vehicle) => vehicle.id === id)?.plate ?? t('other_van');
  return {
    at,
    nameOf,
    nameById: (id: string) => nameOf(plan.parties.find((party) => party.id === id)),
    plateOf,
    tripName: ({ number, vehicleId }: Pick<ShownTrip, 'number' | 'vehicleId'>) =>
      t('trip_of', { number, plate: plateOf(vehicleId) }),
    /** @param party whose window the rule may be about */
    ruleText(rule: DispatchRule, party?: DispatchParty) {
      if (rule === 'window' && party?.opensAt && party.closesAt)
        return t('rules.window_of', { from: at(party.opensAt), until: at(party.closesAt) });
      if (rule === 'longest-ride') return t('rules.longest-ride', { count: plan.longestRide });
      return t(`rules.${rule}`);
    },
    spacesText: (spaces: DispatchParty['spaces']) =>
      listSpaces(spaces)
        .map(({ kind, quantity }) => `${quantity} × ${t(`spaces.${kind}`)}`)
        .join(', '),
    driverRuleText: (rule: DriverRule) =>
      t(`driver_rules.${rule}`, {
        minutes: plan.driving?.restMinutes ?? 0,
        hours: Math.round((plan.driving?.longestDayMinutes ?? 0) / 6) / 10,
      }),
    pointText: ({ name, address, walkMinutes: minutes }: StopPoint) => t('stop_point.line', { name, address, minutes }),
    addressOf: ({ address, county }: DispatchParty) => [address, county].filter(Boolean).join(', '),
  };
}
