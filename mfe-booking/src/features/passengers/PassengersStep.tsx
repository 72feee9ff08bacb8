import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { useRejection } from '../../state/checkout/useRejection.ts';
import {
  selectPassengersAreUntouched,
  selectPassengersForm,
  selectPickUps,
} from '../../state/passengers/passengers.selectors.ts';
import { passengersEntered, passengersTyped } from '../../state/passengers/passengers.slice.ts';
import { selectTickets } from '../../state/tickets/tickets.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { useSelectOnce } from '../../state/useSelectOnce.ts';
import { StepForm } from '../../ui/StepForm.tsx';
import { TicketFieldset } from '../../ui/TicketFieldset.tsx';
import { TicketPassengers } from './TicketPassengers.tsx';
import { TicketSpaces } from './TicketSpaces.tsx';
import { usePassengersSchema } from './usePassengersSchema.ts';

/** The passengers step: who travels with each ticket. */
export default function PassengersStep() {
  const categories = useCategories();
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
  const isFirstVisit = useSelectOnce(selectPassengersAreUntouched);
  return (
    <StepForm
      // the store receives input on every keystroke, and must not set the form's values in turn
      initialValues={useSelectOnce(selectPassengersForm)}
      schema={usePassengersSchema()}
      rejection={useRejection('passengers')}
      onChange={(values) => dispatch(passengersTyped(values))}
      onSubmit={(values) => dispatch(passengersEntered(values))}
    >
      <p>{t('passengers.help')}</p>
      {tickets.map((ticket, index) => (
        <TicketFieldset key={ticket.id} ticket={ticket} number={index + 1}>
          <TicketPassengers
            name={`tickets[${index}].passengers`}
            capacity={ticket.variant.capacity}
            pickUps={pickUps[ticket.id] ?? []}
            ticket={index + 1}
            fillIn={isFirstVisit && index === 0}
          />
          <TicketSpaces ticket={ticket} name={`tickets[${index}].spaces`} />
        </TicketFieldset>
      ))}
    </StepForm>
  );
}
