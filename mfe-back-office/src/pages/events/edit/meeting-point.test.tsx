import type { EventChoices, EventFields } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aGala, unfold } from '../../../testing/events.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import EventPage from '../EventPage.tsx';

// its build for browsers cannot be read here
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const choices: EventChoices = {
  language: 'es_PE',
  timeZone: 'America/Lima',
  currency: 'PEN',
  provinces: [
    { id: 1, name: 'Lima', counties: [{ id: 41, name: 'Barranco' }] },
    { id: 2, name: 'Callao', counties: [{ id: 51, name: 'Ventanilla' }] },
  ],
  places: [],
};
const gala = aGala(
  {},
  {
    categories: [
      {
        id: 11,
        texts: { es_PE: { name: 'Compartida' } },
        variants: [
          {
            id: 21,
            provinceId: 1,
            texts: { es_PE: { name: 'Uno' } },
            passengers: 1,
            addresses: 1,
            units: 1,
            pool: 31,
            amount: 45.5,
          },
        ],
      },
    ],
  },
);
const show = (put: unknown) =>
  renderOffice(<EventPage params={{ slug: 'gala' }} />, {
    path: '/back-office/events/gala',
    account: anAccount('events'),
    api: {
      'GET /staff-api/events/gala': gala,
      'GET /staff-api/event-choices': choices,
      'GET /staff-api/audit': [],
      'PUT /staff-api/events/gala': put,
    },
  });

beforeEach(() => localStorage.clear());

it('[BOF-12] the travellers of a ticket meet at a point, with districts of its province', async () => {
  const { user, calls } = await show({ ...gala, revision: 5 });
  await unfold(user, /^Boleto 1/);
  const address = await screen.findByLabelText('Punto de encuentro');
  expect(screen.queryByLabelText('Distritos que se encuentran allí')).not.toBeInTheDocument();
  await user.type(address, 'Plaza Mayor');
  await user.click(await screen.findByLabelText('Distritos que se encuentran allí'));
  expect(screen.queryByTitle('Ventanilla')).not.toBeInTheDocument();
  await user.click(await screen.findByTitle('Barranco'));
  await user.type(screen.getByLabelText('Minutos entre el encuentro y el inicio'), '90');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Los cambios quedaron guardados.');
  const sent = calls.find(({ method }) => method === 'PUT')?.data as EventFields | undefined;
  expect(sent?.categories[0]?.variants[0]?.meetingPoint).toEqual({
    address: 'Plaza Mayor',
    countyIds: [41],
    minutes: 90,
  });
});

it('[BOF-12] where tickets were sold the point stays, and what to do instead is told beside it', async () => {
  const errors = [{ field: 'categories.0.variants.0.meetingPoint.address', reason: 'travellers_here' }];
  const { user } = await show(() => apiError('VALIDATION_FAILED', { errors }));
  await screen.findByLabelText('Punto de encuentro');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Ya hay pasajeros .* agrega otro boleto\.$/)).toBeVisible();
});
