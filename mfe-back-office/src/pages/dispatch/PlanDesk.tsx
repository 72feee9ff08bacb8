import { useTranslation } from '@idavuelta/shared/platform';
import { Spin } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSeesContacts } from '../../features/contacts/useSeesContacts.ts';
import { AddTrip } from './AddTrip.tsx';
import { DeskContext } from './desk.ts';
import type { Plan } from './dispatch.api.ts';
import styles from './dispatch.module.css';
import { MovedParties } from './MovedParties.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanCounts } from './PlanCounts.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanningProgress } from './PlanningProgress.tsx';
import { PositionDialog } from './PositionDialog.tsx';
import { Proposals } from './Proposals.tsx';
import { viewOf } from './plan-view.ts';
import { StopDialog } from './StopDialog.tsx';
import { TripList } from './TripList.tsx';
import { UnplacedList } from './UnplacedList.tsx';
import { UnplannedList } from './UnplannedList.tsx';
import { UnsavedAlert } from './UnsavedAlert.tsx';
import { usePlanDraft } from './usePlanDraft.ts';

// leaflet loads with the first map
const PlanMap = lazy(() => import('./PlanMap.tsx'));

interface PlanDeskProps {
  plan: Plan;
  mayChange: boolean;
}

/** The dispatcher's workspace for the trips of one direction: figures and actions, the map, and the list of trips. */
export function PlanDesk({ plan: shown, mayChange }: PlanDeskProps) {
  const { t } = useTranslation('back-office');
  const seesContacts = useSeesContacts();
  const draft = usePlanDraft(shown);
  const { plan } = draft;
  const view = useMemo(() => viewOf(plan, draft.trips), [plan, draft.trips]);
  const [announcement, setAnnouncement] = useState('');
  const [openStop, setOpenStop] = useState<string>();
  const [openPosition, setOpenPosition] = useState<string>();
  const dragged = useRef<string>(undefined);
  const isPlanning = plan.planning !== undefined;
  const desk = {
    plan,
    view,
    mayChange: mayChange && !isPlanning,
    isSaved: draft.isSaved,
    change: (how: Parameters<typeof draft.change>[0], text: string) => {
      draft.change(how);
      setAnnouncement(text);
    },
    openStop: setOpenStop,
    openPosition: setOpenPosition,
    dragged,
  };
  return (
    <DeskContext value={desk}>
      <PlanHead />
      <PlanCounts />
      <PlanActions draft={draft} mayChange={mayChange} />
      <PlanningProgress />
      <MovedParties />
      <UnsavedAlert draft={draft} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={styles.desk}>
        <div className={styles.mapSide}>
          {seesContacts ? (
            <Suspense fallback={<Spin />}>
              <PlanMap />
            </Suspense>
          ) : (
            <p>{t('contacts.no_map')}</p>
          )}
        </div>
        <div className={styles.listSide}>
          <UnplannedList />
          <Proposals />
          {seesContacts && <UnplacedList />}
          <TripList />
          {desk.mayChange && <AddTrip />}
        </div>
      </div>
      {openStop && <StopDialog key={openStop} party={openStop} onClose={() => setOpenStop(undefined)} />}
      {openPosition && (
        <PositionDialog key={openPosition} party={openPosition} onClose={() => setOpenPosition(undefined)} />
      )}
    </DeskContext>
  );
}
