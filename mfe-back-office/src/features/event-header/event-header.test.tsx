import { screen, within } from '@testing-library/react';
import { aNoche } from '../../testing/events.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { EventHeader } from './EventHeader.tsx';

const show = (account = anAccount()) =>
  renderOffice(<EventHeader slug="noche" part="prices" permissions={account.permissions} />, {
    path: '/back-office/events/noche/prices',
    account,
    api: { 'GET /staff-api/events/noche': aNoche },
  });
const parts = () => within(screen.getByRole('navigation', { name: 'Partes del evento' })).getAllByRole('link');

it('[BOF-03] says which event it is and its state, and leads to its pages and to who travels', async () => {
  const { user, currentPath } = await show();
  expect(await screen.findByRole('heading', { name: 'Noche de valses' })).toBeVisible();
  expect(screen.getByText('En venta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver quién viaja' })).toHaveAttribute(
    'href',
    '/back-office/travellers?text=noche',
  );
  expect(parts().map(({ textContent }) => textContent)).toEqual(['Datos', 'Salidas', 'Precios', 'Cupones']);
  expect(screen.getByRole('link', { name: 'Precios' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Salidas' })).toHaveAttribute('href', '/back-office/events/noche/departures');
  await user.click(screen.getByRole('link', { name: 'Salidas' }));
  expect(currentPath()).toBe('/back-office/events/noche/departures');
});

it('[BOF-03] leaves out what a role may not open', async () => {
  await show(anAccount('dispatcher'));
  await screen.findByRole('heading', { name: 'Noche de valses' });
  expect(parts().map(({ textContent }) => textContent)).toEqual(['Datos', 'Salidas', 'Precios']);
});
