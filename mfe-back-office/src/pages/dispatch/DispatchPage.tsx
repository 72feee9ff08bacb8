import type { RouteParams } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Spin } from 'antd';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { Failure } from '../../ui/Failure.tsx';
import { type PlanRef, usePlan } from './dispatch.api.ts';
import { PlanDesk } from './PlanDesk.tsx';

/** Plans the vans of a departure: passengers, order and times. */
export default function DispatchPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/dispatch');
  const id = Number(params.id);
  const direction = params.direction === 'back' ? 'back' : 'out';
  return (
    <OfficePage path="/dispatch/:id/:direction" title={t('title')}>
      {({ permissions }) => (
        <Plan
          // each has its own history
          key={`${id} ${direction}`}
          planRef={{ id, direction }}
          mayChange={permissions.includes('dispatch.change')}
        />
      )}
    </OfficePage>
  );
}

function Plan({ planRef, mayChange }: { planRef: PlanRef; mayChange: boolean }) {
  const { plan, error } = usePlan(planRef);
  const translated = useTranslated();
  const { date } = useFormats();
  const { event, startsAt, timeZone } = plan?.departure ?? {};
  const name = event && (translated(event.translations)?.name ?? event.slug);
  useThing(startsAt && timeZone ? `${name} · ${date(startsAt, 'medium', timeZone)}` : undefined);
  if (!plan) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      {/* shows cached data while offline */}
      <Failure error={error} />
      <PlanDesk plan={plan} mayChange={mayChange} />
    </>
  );
}
