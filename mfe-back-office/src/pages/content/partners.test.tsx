import type { LandingPartners } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOffice } from '../../testing/office.tsx';
import ContentPage from './ContentPage.tsx';

// a logo must never be cropped
jest.mock('antd-img-crop', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div data-testid="cut">{children}</div>,
}));

const partners: LandingPartners = {
  country: 'PE',
  items: [{ id: 4, name: 'Teatro del Faro', imagePath: '/media/logo.4' }],
  revision: 2,
};
const api: FakeApi = { 'GET /staff-api/content/PE/partners': partners, 'GET /staff-api/audit': [] };
const show = (more: FakeApi = {}) =>
  renderOffice(<ContentPage />, { path: '/back-office/content?tab=partners', api: { ...api, ...more } });
const box = (number: number) => screen.findByRole('group', { name: `Aliado ${number}` });
const choose = async ({ user }: Awaited<ReturnType<typeof show>>, number: number) =>
  user.upload(
    (await box(number)).querySelector('input[type=file]') as HTMLInputElement,
    new File(['a picture'], 'logo.png', { type: 'image/png' }),
  );

beforeEach(() => localStorage.clear());

it('[BOF-12, LND-07] a partner is added with a logo, which is sent whole', async () => {
  const view = await show({
    'POST /staff-api/content/pictures': { imagePath: '/media/upload.1' },
    'PUT /staff-api/content/PE/partners': { ...partners, revision: 3 },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Agregar un aliado' }));
  await view.user.type(within(await box(2)).getByRole('textbox', { name: 'Nombre' }), 'Cumbre');
  await choose(view, 2);
  await within(await box(2)).findByRole('img', { name: 'Imagen elegida' });
  expect(screen.queryByTestId('cut')).not.toBeInTheDocument();
  expect(view.calls.find(({ path }) => path === '/staff-api/content/pictures')?.params).toEqual({ shape: 'logo' });
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  expect(view.calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    items: [...partners.items, { name: 'Cumbre', imagePath: '/media/upload.1' }],
  });
});

it('[BOF-12] why a logo is not taken is told in words', async () => {
  const errors = [{ field: 'image', reason: 'type' }];
  const view = await show({
    'POST /staff-api/content/pictures': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await choose(view, 1);
  expect(await within(await box(1)).findByText(/no es una imagen JPEG, PNG/)).toBeVisible();
});

it('[BOF-12] a partner without a logo is not sent', async () => {
  const view = await show();
  await view.user.click(await screen.findByRole('button', { name: 'Agregar un aliado' }));
  await view.user.type(within(await box(2)).getByRole('textbox', { name: 'Nombre' }), 'Cumbre');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await within(await box(2)).findByText('Completa este campo.')).toBeVisible();
  expect(view.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
