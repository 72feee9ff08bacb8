import { screen, waitFor } from '@testing-library/react';
import CustomerPage from '../pages/customers/customer/CustomerPage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';

it('[OFF-01] the browser’s tab says what the page shows', async () => {
  await renderOffice(<CustomerPage params={{ id: '7' }} />, {
    account: anAccount('viewer'),
    api: {
      'GET /staff-api/customers/7': {
        id: 7,
        email: '',
        name: 'Nadia Quiñones',
        phone: '',
        country: 'PE',
        language: 'es_PE',
        verified: true,
        blocked: false,
        orders: 0,
        since: '2026-11-01T00:00:00Z',
      },
      'GET /staff-api/orders': [],
      'GET /staff-api/audit': [],
    },
  });
  await screen.findAllByText('Nadia Quiñones');
  await waitFor(() => expect(document.title).toBe('Nadia Quiñones · Clientes'));
});
