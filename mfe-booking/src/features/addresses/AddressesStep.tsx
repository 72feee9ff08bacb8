import type { County } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { QueryBoundary } from '@idavuelta/shared/ui';
import { addressesSchema } from '../../state/addresses/addresses.schema.ts';
import { selectAddressesAreUntouched, selectAddressesForm } from '../../state/addresses/addresses.selectors.ts';
import { addressesEntered, addressesTyped } from '../../state/addresses/addresses.slice.ts';
import { useRejection } from '../../state/checkout/useRejection.ts';
import { meetingPointIn } from '../../state/pick-ups/chosen-pick-ups.ts';
import { usePickUps } from '../../state/pick-ups/usePickUps.ts';
import { useProvinces } from '../../state/tickets/tickets.api.ts';
import { selectProvince, selectTickets } from '../../state/tickets/tickets.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { useSelectOnce } from '../../state/useSelectOnce.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { StepForm } from '../../ui/StepForm.tsx';
import { TicketFieldset } from '../../ui/TicketFieldset.tsx';
import { ApproachAddress } from './ApproachAddress.tsx';
import { SameAsFirst } from './SameAsFirst.tsx';
import { TicketAddresses } from './TicketAddresses.tsx';

/** The addresses step: where each ticket's passengers are picked up and brought back. */
export function AddressesStep() {
  const eventId = useSelector(selectEvent)?.id ?? 0;
  const categories = useCategories();
  const provinces = useProvinces(eventId);
  return (
    <QueryBoundary query={categories} skeleton={[56, 56]}>
      {() => (
        <QueryBoundary query={provinces} skeleton={[56, 56]}>
          {() => <AddressesForm />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

const noCounties: County[] = [];

function AddressesForm() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const tickets = useSelector(selectTickets);
  const counties = useSelector(selectProvince)?.counties ?? noCounties;
  const pickUps = usePickUps();
  const isFirstVisit = useSelectOnce(selectAddressesAreUntouched);
  return (
    <StepForm
      // the store receives input on every keystroke, and must not set the form's values in turn
      initialValues={useSelectOnce(selectAddressesForm)}
      schema={addressesSchema}
      rejection={useRejection('addresses')}
      onChange={(values) => dispatch(addressesTyped(values))}
      onSubmit={(values) => dispatch(addressesEntered(values))}
    >
      <p>{t('addresses.help')}</p>
      {tickets.map((ticket, index) => (
        <TicketFieldset key={ticket.id} ticket={ticket} number={index + 1}>
          {ticket.variant.approach ? (
            <ApproachAddress
              name={`tickets[${index}].addresses[0]`}
              approach={ticket.variant.approach}
              window={pickUps && meetingPointIn(pickUps, ticket)}
            />
          ) : (
            <>
              {index > 0 && !tickets[0]?.variant.approach && (
                <SameAsFirst name={`tickets[${index}].addresses`} stops={ticket.variant.stops} />
              )}
              <TicketAddresses
                name={`tickets[${index}].addresses`}
                stops={ticket.variant.stops}
                counties={counties}
                ticket={index + 1}
                fillIn={isFirstVisit && index === 0}
              />
            </>
          )}
        </TicketFieldset>
      ))}
    </StepForm>
  );
}
