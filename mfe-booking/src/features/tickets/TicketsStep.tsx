import { readSharedVan } from '@idavuelta/shared/contracts/shared-van';
import { type FieldMessage, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { ticketsSchema } from '../../state/tickets/tickets.schema.ts';
import { selectTicketsForm } from '../../state/tickets/tickets.selectors.ts';
import { ticketsEntered } from '../../state/tickets/tickets.slice.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { Problem } from '../../ui/Problem.tsx';
import { stepFormId } from '../../ui/StepForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { DateField } from './DateField.tsx';
import { ProvinceField } from './ProvinceField.tsx';
import { SeatsUnavailable } from './SeatsUnavailable.tsx';
import styles from './tickets.module.css';
import { useMayWait } from './useMayWait.ts';

// few visitors come by a friend's link
const SharedVan = lazy(() => import('./SharedVan.tsx'));
// few events are largely sold out
const WaitingList = lazy(() => import('./waiting-list/WaitingList.tsx'));

type Problems = { date?: FieldMessage; province?: FieldMessage; lines?: FieldMessage };

/** The tickets step: date, province, and the number of tickets of each category. */
export function TicketsStep() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const event = useSelector(selectEvent);
  const form = useSelector(selectTicketsForm);
  const { search } = useLocation();
  const van = useMemo(() => readSharedVan(search), [search]);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const mayWait = useMayWait();
  const problems: Problems = validateWith(ticketsSchema)(form);
  const shown = failedSubmits > 0 ? problems : {};

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (Object.keys(problems).length) setFailedSubmits(failedSubmits + 1);
    else dispatch(ticketsEntered());
  };

  if (!event) return null;
  return (
    <>
      <form id={stepFormId} noValidate className={styles.step} onSubmit={submit}>
        <SeatsUnavailable />
        {van && (
          <Suspense>
            <SharedVan event={event} van={van} />
          </Suspense>
        )}
        {Object.keys(shown).length > 0 && <Problem key={failedSubmits}>{t('incomplete_tickets')}</Problem>}
        <DateField event={event} error={shown.date && t(shown.date.key)} />
        <ProvinceField eventId={event.id} error={shown.province && t(shown.province.key)} />
        <CategoryList event={event} error={shown.lines?.key && t(shown.lines.key)} />
      </form>
      {mayWait && (
        <Suspense>
          <WaitingList event={event} />
        </Suspense>
      )}
    </>
  );
}
