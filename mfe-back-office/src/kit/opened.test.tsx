import { screen, waitFor } from '@testing-library/react';
import CouponsPage from '../pages/coupons/CouponsPage.tsx';
import CustomersPage from '../pages/customers/CustomersPage.tsx';
import PeoplePage from '../pages/people/PeoplePage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';

const noRows = { rows: [], total: 0 };
const api = {
  'GET /staff-api/coupons': noRows,
  'GET /staff-api/customers': [],
  'GET /staff-api/users': [],
  'GET /staff-api/event-options': [],
  'GET /staff-api/partners': [],
};

it.each([
  ['coupons', CouponsPage, 'Crear un cupón'],
  ['customers', CustomersPage, 'Crear un cliente'],
  ['people', PeoplePage, 'Invitar a alguien'],
])('[OFF-01] the address of %s opens its drawer', async (area, Page, title) => {
  await renderOffice(<Page />, { path: `/back-office/${area}?open=new`, api });
  expect(await screen.findByRole('dialog')).toHaveTextContent(title);
});

it('[OFF-01] a closed drawer leaves the address, and who may not add sees none', async () => {
  const { user, unmount } = await renderOffice(<CustomersPage />, { path: '/back-office/customers?open=new', api });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  await renderOffice(<CustomersPage />, {
    path: '/back-office/customers?open=new',
    account: anAccount('viewer'),
    api,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
