import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { passengersSchema } from '../../state/passengers/passengers.schema.ts';
import { selectPassengersForm, selectPickUps } from '../../state/passengers/passengers.selectors.ts';
import { passengersEntered, passengersTyped } from '../../state/passengers/passengers.slice.ts';
import { useCategories } from '../../state/tickets/tickets.api.ts';
import { selectTickets } from '../../state/tickets/tickets.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { TicketFrame } from '../../ui/TicketFrame.tsx';
import { WizardForm } from '../../ui/WizardForm.tsx';
import { TicketPassengers } from './TicketPassengers.tsx';

/** The passengers step: who travels with each ticket. */
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
