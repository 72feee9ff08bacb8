import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useNavigate, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Segmented } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { useBothClocks } from '../../ui/useBothClocks.ts';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { usePlanTexts } from './usePlanTexts.ts';

const directions: PlanDirection[] = ['out', 'back'];

/** Shows the departure and switches between outbound and return. */
export function PlanHead() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { at } = usePlanTexts(plan);
  const { date } = useFormats();
  const { clockAfter } = useBothClocks();
  const translated = useTranslated();
  const navigate = useNavigate();
  const { id, event, place, startsAt, endsAt, timeZone, country } = plan.departure;
  return (
    <div className={styles.bar}>
      <p>
        <strong>{translated(event.translations)?.name ?? event.slug}</strong>
        <span>{` · ${date(startsAt, 'medium', timeZone)}, ${at(startsAt)}–${at(endsAt)}${clockAfter(startsAt, timeZone, country)} · ${place} · `}</span>
        <Link to={linkTo('/travellers/:id', id)} className={styles.link}>
          {t('travellers')}
        </Link>
      </p>
      <Segmented
        aria-label={t('direction')}
        value={plan.direction}
        options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
        onChange={(direction) => navigate(linkTo('/dispatch/:id/:direction', id, direction))}
      />
    </div>
  );
}
