import type { LandingSlides } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOffice } from '../../testing/office.tsx';
import ContentPage from './ContentPage.tsx';

// jsdom has no canvas: the crop dialog returns the picture unchanged
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const slides: LandingSlides = {
  country: 'PE',
  items: [
    { id: 4, url: '/event/gala', imagePath: '/media/slide.4' },
    { id: 9, url: '/event/cumbia', imagePath: '/media/slide.9' },
  ],
  revision: 2,
};
const api: FakeApi = { 'GET /staff-api/content/PE/slides': slides, 'GET /staff-api/audit': [] };
const show = (more: FakeApi = {}) =>
  renderOffice(<ContentPage />, { path: '/back-office/content', api: { ...api, ...more } });
const slide = async (number: number) => within(await screen.findByRole('group', { name: `Diapositiva ${number}` }));
const address = async (number: number) => (await slide(number)).getByRole('textbox', { name: 'Lleva a' });
const save = ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));
const sentBy = ({ calls }: Awaited<ReturnType<typeof show>>) => calls.filter(({ method }) => method === 'PUT');

beforeEach(() => localStorage.clear());

it('[BOF-12] slides are ordered, added with a picture, and saved together', async () => {
  const view = await show({
    'POST /staff-api/content/pictures': { imagePath: '/media/upload.1' },
    'PUT /staff-api/content/PE/slides': { ...slides, revision: 3 },
  });
  const { user } = view;
  await user.click((await slide(1)).getByRole('button', { name: 'Bajar Diapositiva 1' }));
  expect(await address(1)).toHaveValue('/event/cumbia');
  await user.click(screen.getByRole('button', { name: 'Agregar una diapositiva' }));
  await user.type(await address(3), `${window.location.origin}/massive-events`);
  const added = await slide(3);
  await user.upload(
    (await screen.findByRole('group', { name: 'Diapositiva 3' })).querySelector('input[type=file]') as HTMLInputElement,
    new File(['a picture'], 'mar.jpg', { type: 'image/jpeg' }),
  );
  expect(await added.findByRole('img', { name: 'Imagen elegida' })).toHaveAttribute(
    'src',
    '/backend/media/upload.1-960.webp',
  );
  expect(view.calls.find(({ path }) => path === '/staff-api/content/pictures')?.params).toEqual({ shape: 'slide' });
  await save(view);
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  const [sent] = sentBy(view);
  expect(sent?.headers['If-Match']).toBe('"2"');
  expect(sent?.data).toEqual({
    items: [slides.items[1], slides.items[0], { url: '/massive-events', imagePath: '/media/upload.1' }],
  });
});

it('[BOF-12] a slide is removed once the list is saved', async () => {
  const view = await show({ 'PUT /staff-api/content/PE/slides': { ...slides, items: [], revision: 3 } });
  await view.user.click((await slide(1)).getByRole('button', { name: 'Quitar Diapositiva 1' }));
  await view.user.click((await slide(1)).getByRole('button', { name: 'Quitar Diapositiva 1' }));
  expect(screen.getByText('Todavía no hay diapositivas.')).toBeVisible();
  await save(view);
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  expect(sentBy(view)[0]?.data).toEqual({ items: [] });
});

it('[BOF-12] an address elsewhere, or that leads nowhere, is told beside its field', async () => {
  const errors = [{ field: 'items.1.url', reason: 'unknown_event' }];
  const view = await show({
    'PUT /staff-api/content/PE/slides': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await view.user.clear(await address(1));
  await view.user.type(await address(1), 'https://example.org');
  await save(view);
  expect(await (await slide(1)).findByText(/empieza con \//)).toBeVisible();
  expect(sentBy(view)).toEqual([]);
  await view.user.clear(await address(1));
  await view.user.type(await address(1), '/faq');
  await save(view);
  expect(await (await slide(2)).findByText('No hay un evento público con esta dirección.')).toBeVisible();
});

it('[BOF-15] the second editor is told what the first changed, and saves over it', async () => {
  const errors = [
    { field: '4.url', reason: 'changed' },
    { field: 'order', reason: 'changed' },
  ];
  const answers = [() => apiError('CHANGED_MEANWHILE', { status: 412, errors }), () => ({ ...slides, revision: 4 })];
  const view = await show({ 'PUT /staff-api/content/PE/slides': () => answers.shift()?.() });
  await view.user.clear(await address(1));
  await view.user.type(await address(1), '/faq');
  view.api['GET /staff-api/content/PE/slides'] = { ...slides, revision: 3 };
  await save(view);
  expect(await screen.findByText(/otra persona cambió: Lleva a, Orden/)).toBeVisible();
  expect(await address(1)).toHaveValue('/faq');
  await view.user.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  await save(view);
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  expect(sentBy(view).map(({ headers }) => headers['If-Match'])).toEqual(['"2"', '"3"']);
});

it('[BOF-15] what was typed is there again, with the revision that it began with', async () => {
  const first = await show();
  await first.user.clear(await address(1));
  await first.user.type(await address(1), '/faq');
  first.unmount();
  const view = await show({
    'GET /staff-api/content/PE/slides': { ...slides, revision: 5 },
    'PUT /staff-api/content/PE/slides': { ...slides, revision: 3 },
  });
  expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeVisible();
  expect(await address(1)).toHaveValue('/faq');
  await save(view);
  expect(await screen.findByText('La portada ya muestra los cambios.')).toBeInTheDocument();
  expect(sentBy(view)[0]?.headers['If-Match']).toBe('"2"');
});

it('[BOF-15] what somebody else saved meanwhile is shown when nothing was typed', async () => {
  const view = await show({ 'GET /staff-api/content/PE/partners': { country: 'PE', items: [], revision: 1 } });
  expect(await address(1)).toHaveValue('/event/gala');
  await view.user.click(screen.getByRole('tab', { name: 'Logos de aliados' }));
  await screen.findByText('Todavía no hay aliados.');
  view.api['GET /staff-api/content/PE/slides'] = { ...slides, items: slides.items.slice(1), revision: 3 };
  await view.user.click(screen.getByRole('tab', { name: 'Diapositivas' }));
  await waitFor(async () => expect(await address(1)).toHaveValue('/event/cumbia'));
  expect(screen.queryByRole('group', { name: 'Diapositiva 2' })).not.toBeInTheDocument();
});

it('[BOF-16] what was changed is told in words', async () => {
  const detail = {
    revision: 2,
    before: { order: '4, 9', '4.url': '/faq' },
    after: { order: '9, 4', '4.url': '/event/gala' },
  };
  await show({
    'GET /staff-api/audit': [
      {
        id: 1,
        at: '2027-03-01T15:00:00Z',
        actor: 'staff:rosa',
        action: 'change-landing-slides',
        subject: 'slides:PE',
        detail,
      },
    ],
  });
  expect(await screen.findByText('Orden: 4, 9 → 9, 4; Lleva a (4): /faq → /event/gala')).toBeVisible();
});
