import { anEvent } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { chooseTickets, named, openPart, openWizard, sharedVan } from '../../testing/booking.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';

const onlyGuests = /solo para invitados/;
const usedUp = 'Ya usaste todos los cupos de tu invitación.';

it.each([
  ['nobody is logged in', undefined, { status: 'anonymous' } as const, onlyGuests],
  ['the customer is not invited', { seats: 0, left: 0 }, undefined, onlyGuests],
  ['the invitation is used up', { seats: 2, left: 0 }, undefined, usedUp],
  ['tickets are left', { seats: 3, left: 2 }, undefined, 'Tu invitación: puedes reservar hasta 2 boletos'],
])('[EVT-08] says what an invitation is good for when %s', async (_, invitation, session, text) => {
  const event = anEvent({ visibility: 'invited', ...(invitation && { invitation }) });
  await openPart(<InvitationNotice event={event} />, { event, ...(session && { session }) });
  expect(screen.getByText(text)).toBeVisible();
});

it('[EVT-08] says nothing of invitations before it knows, nor for an event that everybody may book', async () => {
  const { unmount } = await openWizard({ event: anEvent({ visibility: 'invited' }) });
  expect(screen.queryByText(/invita/i)).not.toBeInTheDocument();
  unmount();
  await openWizard({ event: anEvent({ visibility: 'unlisted' }), session: { status: 'anonymous' } });
  expect(screen.queryByText(/invita/i)).not.toBeInTheDocument();
});

it('[EVT-08] lets a guest choose no more tickets than the invitation is good for, whatever their kind', async () => {
  const { user } = await openWizard({
    event: anEvent({ visibility: 'invited', invitation: { seats: 3, left: 2 } }),
    api: { 'GET /events/:id/product-variant': [sharedVan({}, named('Preferente'))] },
  });
  expect(screen.getByText('Tu invitación: puedes reservar hasta 2 boletos')).toBeVisible();
  await chooseTickets(user, { times: 2 });
  for (const name of ['Entrada general', 'Preferente'])
    expect(screen.getByRole('button', { name: `Agregar ${name}` })).toBeDisabled();
  expect(screen.getByRole('status', { name: 'Boletos de Preferente' })).toHaveTextContent('0');
});
