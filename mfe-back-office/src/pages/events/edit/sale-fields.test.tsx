import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aGala } from '../../../testing/events.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import EventPage from '../EventPage.tsx';

// its build for browsers cannot be read here
jest.mock('antd-img-crop', () => ({ __esModule: true, default: () => null }));

const gala = aGala(
  { timeZone: 'America/Santiago' },
  {
    ...{ saleOpensAt: '2027-01-10T10:00', maxPerAccount: 4 },
    categories: [
      {
        id: 11,
        texts: { es_PE: { name: 'Van' } },
        variants: [
          { id: 21, provinceId: 1, texts: { es_PE: { name: 'Uno' } }, passengers: 1, addresses: 1, units: 1, pool: 31 },
        ],
      },
    ],
  },
);
const url = '/staff-api/events/gala';
const show = (over: object = {}) =>
  renderOffice(<EventPage params={{ slug: 'gala' }} />, {
    path: '/back-office/events/gala',
    account: anAccount('events'),
    api: {
      [`GET ${url}`]: gala,
      'GET /staff-api/event-choices': {
        language: 'es_PE',
        timeZone: 'America/Lima',
        currency: 'PEN',
        provinces: [{ id: 1, name: 'Lima' }],
        places: [],
      },
      'GET /staff-api/audit': [],
      ...over,
    },
  });
const sale = async () => within(await screen.findByRole('region', { name: 'Venta' }));

it('[SAL-01, SAL-07] the sale window and the limits are one section of the form, saved with the rest', async () => {
  const { user, calls } = await show({ [`PUT ${url}`]: ({ data }: { data: object }) => ({ ...gala, fields: data }) });
  const section = await sale();
  const opens = await section.findByLabelText('La venta abre');
  expect(opens).toHaveValue('10/01/2027 10:00');
  await user.type(section.getByLabelText('La venta termina'), '20/02/2027 23:30');
  await user.clear(section.getByLabelText('Boletos por cuenta'));
  await user.type(section.getByLabelText('Boletos por dirección de recojo'), '6');
  await user.type(section.getByLabelText('Boletos por tarjeta'), '8');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  const saved = calls.find(({ method }) => method === 'PUT')?.data as typeof gala.fields;
  expect(saved).toMatchObject({
    saleOpensAt: '2027-01-10T10:00',
    saleEndsAt: '2027-02-20T23:30',
    maxPerAddress: 6,
    maxPerCard: 8,
  });
  expect(saved.maxPerAccount ?? undefined).toBeUndefined();
});

it('[SAL-01] a sale that would end before it opens is told at its field', async () => {
  const { user } = await show({
    [`PUT ${url}`]: () =>
      apiError('VALIDATION_FAILED', { status: 400, errors: [{ field: 'saleEndsAt', reason: 'sale_window' }] }),
  });
  const section = await sale();
  await user.type(await section.findByLabelText('La venta termina'), '09/01/2027 10:00');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText(/La venta terminaría antes de abrir/))[0]).toBeVisible();
});
