import type { Coupon, CouponUse, EventOption } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { aNoche } from '../../testing/events.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import CouponPage from './CouponPage.tsx';
import CouponsPage from './CouponsPage.tsx';
import EventCouponsPage from './EventCouponsPage.tsx';

const verano: Coupon = {
  id: 4,
  code: 'VERANO-27',
  percent: 12.5,
  note: 'Campaña de verano',
  maxUses: 100,
  eventIds: [],
  variantIds: [],
  uses: 7,
  state: 'active',
  createdAt: '2026-11-20T15:00:00Z',
  revision: 2,
};
const cumbia: EventOption = {
  id: 9,
  slug: 'noche-de-cumbia',
  translations: { es_PE: { name: 'Noche de cumbia' } },
  startsAt: '2027-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  variants: [],
};
const listOf = <Row,>(...rows: Row[]) => ({ rows, total: rows.length });
const api = {
  'GET /staff-api/coupons': listOf(verano),
  'GET /staff-api/coupons/4': verano,
  'GET /staff-api/coupons/4/uses': listOf<CouponUse>(),
  'GET /staff-api/event-options': [cumbia],
  'GET /staff-api/audit': [],
};
// excludes the column heading of the same name
const field = { selector: 'input' };
const showList = (more: FakeApi = {}, path = '/back-office/coupons') =>
  renderOffice(<CouponsPage />, { path, api: { ...api, ...more } });
const showOne = (more: FakeApi = {}, tab = 'uses') =>
  renderOffice(<CouponPage params={{ id: '4' }} />, {
    path: `/back-office/coupons/4?tab=${tab}`,
    api: { ...api, ...more },
  });

it('[BOF-11] coupons are listed as the address says, and found by their text', async () => {
  const { user, calls } = await showList({}, '/back-office/coupons?page=2&sort=-uses&state=active');
  expect(await screen.findByRole('row', { name: /VERANO-27/ })).toHaveTextContent(/12.5 %.*Vale.*7 de 100/);
  const asked = () => calls.filter(({ path }) => path === '/staff-api/coupons').at(-1)?.params;
  expect(asked()).toEqual({ page: 2, size: 20, sort: '-uses', state: 'active' });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por código o nota' }), 'mayo{Enter}');
  expect(asked()).toMatchObject({ page: 1, text: 'mayo', state: 'active' });
});

it('[BOF-11] a coupon is made; what the server refuses stands beside its field', async () => {
  const errors = [{ field: 'code', reason: 'taken' }];
  const { user, calls } = await showList({
    'POST /staff-api/coupons': () => apiError('VALIDATION_FAILED', { status: 400, errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Crear un cupón' }));
  await screen.findByLabelText('Código', field);
  await user.type(screen.getByLabelText('Código', field), 'verano-27');
  await user.type(screen.getByLabelText('Descuento'), '12,5');
  await user.type(screen.getByLabelText('Usos por cliente'), '1');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya hay un cupón con este código.')).toBeVisible();
  expect(screen.getByLabelText('Código', field)).toHaveValue('verano-27');
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({
    code: 'verano-27',
    percent: 12.5,
    maxUsesPerCustomer: 1,
    eventIds: [],
    variantIds: [],
  });
});

it('[BOF-15] what was typed is there again after the page was closed', async () => {
  const first = await showList();
  await first.user.click(await screen.findByRole('button', { name: 'Crear un cupón' }));
  await first.user.type(await screen.findByLabelText('Código', field), 'medio');
  first.unmount();
  const { user } = await showList();
  await user.click(await screen.findByRole('button', { name: 'Crear un cupón' }));
  expect(
    await screen.findByText(/^Recuperamos lo que habías escrito y no llegaste a guardar: \d\d:\d\d\.$/),
  ).toBeVisible();
  expect(screen.getByLabelText('Código', field)).toHaveValue('medio');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByLabelText('Código', field)).toHaveValue('');
});

it('[BOF-11] a coupon tells who used it, and is stopped once one has read what that does', async () => {
  const use: CouponUse = {
    orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
    number: 'EXACTA22',
    state: 'paid',
    customer: 'rosa@example.org',
    event: 'noche-de-cumbia',
    total: { minor: 4000, currency: 'PEN' },
    saved: { minor: 1000, currency: 'PEN' },
    placedAt: '2026-11-21T15:00:00Z',
  };
  const { user } = await showOne({
    'GET /staff-api/coupons/4/uses': listOf(use),
    'POST /staff-api/coupons/4/stop': { ...verano, state: 'stopped' },
  });
  expect(await screen.findByRole('row', { name: /EXACTA22/ })).toHaveTextContent(/Pagado.*S\/40,00.*S\/10,00/);
  await user.click(screen.getByRole('button', { name: 'Detener' }));
  const question = await screen.findByRole('dialog', { name: '¿Detener VERANO-27?' });
  expect(question).toHaveTextContent('7 pedidos lo usaron y conservan su precio.');
  await user.click(within(question).getByRole('button', { name: 'Detener' }));
  expect(await screen.findByText('VERANO-27 quedó detenido.')).toBeInTheDocument();
});

it('[BOF-15] a change names the revision that was read, and the second editor is told what the first changed', async () => {
  const errors = [{ field: 'maxUses', reason: 'changed' }];
  const { user, calls } = await showOne(
    { 'PUT /staff-api/coupons/4': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }) },
    'edit',
  );
  const note = await screen.findByLabelText('Nota interna');
  await user.clear(note);
  await user.type(note, 'Otra');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: Usos en total/)).toBeVisible();
  expect(note).toHaveValue('Otra');
  expect(calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"2"');
});

it('[BOF-02] who may only read neither makes nor stops a coupon', async () => {
  await renderOffice(<CouponPage params={{ id: '4' }} />, {
    path: '/back-office/coupons/4',
    account: anAccount('viewer'),
    api,
  });
  expect(await screen.findByText('VERANO-27')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Detener' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Editar' })).not.toBeInTheDocument();
});

it('[BOF-11] beside the other pages of an event are the coupons that count for it', async () => {
  const { calls } = await renderOffice(<EventCouponsPage params={{ slug: 'noche' }} />, {
    path: '/back-office/events/noche/coupons',
    api: { ...api, 'GET /staff-api/events/noche': aNoche },
  });
  expect(await screen.findByRole('link', { name: 'VERANO-27' })).toHaveAttribute('href', '/back-office/coupons/4');
  expect(screen.getByRole('heading', { name: 'Noche de valses' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/staff-api/coupons')?.params).toMatchObject({ event: '17' });
});
