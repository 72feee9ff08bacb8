import type { SpaceCounts } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useField } from 'react-final-form';
import type { Ticket } from '../../state/tickets/tickets.selectors.ts';
import entries from '../../ui/entries.module.css';

// most buyers never press the line above it
const SpaceFields = lazy(() => import('./SpaceFields.tsx'));

/** A line that opens the fields for wheelchair places, child seats and luggage, as far as the event offers them. */
export function TicketSpaces({ ticket, name }: { ticket: Ticket; name: string }) {
  const { t } = useTranslation('booking');
  const { input } = useField<SpaceCounts | undefined>(name, { subscription: { value: true } });
  const [isOpen, setOpen] = useState(() => Object.values(input.value || {}).some(Boolean));
  const { spaces = [] } = ticket.category;
  if (spaces.length === 0) return null;
  if (!isOpen)
    return (
      <Button variant="quiet" className={entries.add} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('spaces.ask')}
      </Button>
    );
  return (
    <fieldset className={entries.spaces}>
      <legend className={entries.head}>{t('spaces.ask')}</legend>
      <Suspense fallback={<Spinner label={t('common:loading')} />}>
        <SpaceFields name={name} offered={spaces} capacity={ticket.variant.capacity} />
      </Suspense>
    </fieldset>
  );
}
