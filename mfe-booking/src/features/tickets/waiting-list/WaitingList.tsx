import type { EventDetail } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useId, useState } from 'react';
import { selectCategoriesQuery } from '../../../state/tickets/tickets.selectors.ts';
import { JoinForm } from './JoinForm.tsx';
import { soldOutDates } from './sold-out-dates.ts';
import styles from './waiting-list.module.css';

interface WaitingListProps {
  event: EventDetail;
  /** Called when the wanted tickets turn out to be on sale. */
  onFree?: () => void;
}

/** Offers the waiting list of sold-out dates: a button, and the form that it opens. */
export default function WaitingList({ event, onFree }: WaitingListProps) {
  const { t } = useTranslation('booking');
  const chosen = useSelector(selectCategoriesQuery);
  const dates = soldOutDates(event, chosen ?? {});
  const [open, setOpen] = useState(false);
  const id = useId();
  // guests' seats are guaranteed by their invitation
  if (dates.length === 0 || event.visibility === 'invited') return null;
  return (
    <section className={styles.list} aria-label={t('waiting.title')}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('waiting.action')}
      </Button>
      {/* keeps the input while it is closed */}
      <div id={id} hidden={!open}>
        <JoinForm event={event} dates={dates} chosen={chosen} onFree={onFree} />
      </div>
    </section>
  );
}
