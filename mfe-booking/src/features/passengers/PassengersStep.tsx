import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { TicketFrame } from '../tickets/TicketFrame.tsx';
import { useCategories } from '../tickets/tickets.api.ts';
import { selectTickets } from '../tickets/tickets.selectors.ts';
import { WizardForm } from '../wizard/WizardForm.tsx';
import { selectEvent } from '../wizard/wizard.slice.ts';
import { passengersSchema } from './passengers.schema.ts';
import { selectPassengersForm, selectPickUps } from './passengers.selectors.ts';
import { passengersEntered, passengersTyped } from './passengers.slice.ts';
import { TicketPassengers } from './TicketPassengers.tsx';

/** Step 2: who travels with each ticket. */
export function PassengersStep() {
  const eventId = useSelector(selectEvent)?.id ?? 0;
  const categories = useCategories(eventId);
  return (
    <QueryBoundary query={categories} skeleton={[56, 56]}>
      {() => <PassengersForm />}
    </QueryBoundary>
  );
}

function PassengersForm() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const tickets = useSelector(selectTickets);
  const pickUps = useSelector(selectPickUps);
  return (
    <WizardForm
      initialValues={useSelector(selectPassengersForm)}
      schema={passengersSchema}
      onTyped={(values) => dispatch(passengersTyped(values))}
      onEntered={(values) => dispatch(passengersEntered(values))}
    >
      <p>{t('passengers.help')}</p>
      {tickets.map((ticket, index) => (
        <TicketFrame key={ticket.id} ticket={ticket} number={index + 1}>
          <TicketPassengers
            name={`tickets[${index}].passengers`}
            capacity={ticket.variant.capacity}
            pickUps={pickUps[ticket.id] ?? []}
            ticket={index + 1}
          />
        </TicketFrame>
      ))}
    </WizardForm>
  );
}
