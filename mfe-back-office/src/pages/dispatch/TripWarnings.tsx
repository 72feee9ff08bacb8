import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import type { ShownTrip } from './plan-view.ts';
import { usePlanTexts } from './usePlanTexts.ts';
import { useTaken } from './useTaken.ts';

/** Lists the problems of a whole trip: broken rules, and why its van or driver is unavailable. */
export function TripWarnings({ trip }: { trip: ShownTrip }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { ruleText, driverRuleText } = usePlanTexts(plan);
  const takenBy = useTaken(trip);
  const vehicleTrip = takenBy('vehicleId', trip.vehicleId);
  const driverTrip = takenBy('driverId', trip.driverId);
  const driver = plan.drivers.find(({ id }) => id === trip.driverId);
  const warnings = [
    ...(trip.calculated?.broken.map((rule) => ruleText(rule)) ?? []),
    ...(trip.calculated?.driverBroken?.map(driverRuleText) ?? []),
    trip.forbids.includes('no-driver') && t('forbids.no-driver'),
    trip.forbids.includes('no-stops') && t('forbids.no-stops'),
    trip.vehicle?.isOutOfService && t('out_of_service'),
    driver?.isBlocked && t('driver_blocked'),
    vehicleTrip && t('taken.vehicle', { trip: vehicleTrip }),
    driverTrip && t('taken.driver', { trip: driverTrip }),
  ].filter((each) => typeof each === 'string');
  return warnings.map((warning) => (
    <span key={warning} className={styles.bad}>
      {t('breaks', { rule: warning })}
    </span>
  ));
}
