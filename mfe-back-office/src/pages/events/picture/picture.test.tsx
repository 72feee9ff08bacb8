import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { renderOffice } from '../../../testing/office.tsx';
import PictureTab from './PictureTab.tsx';

// jsdom has no canvas: the crop dialog returns the picture unchanged
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const gala = { slug: 'gala', name: 'Gala', imagePath: '/media/upload.1', revision: 4 } as StaffEvent;
const show = (api: Record<string, unknown>, mayChange = true) =>
  renderOffice(
    <App>
      <PictureTab event={gala} mayChange={mayChange} />
    </App>,
    { api },
  );
const choose = async ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['a picture'], 'gala.jpg', { type: 'image/jpeg' }),
  );

it('[BOF-03] a picture is shown as pages have it, and another one is sent', async () => {
  const view = await show({ 'POST /staff-api/events/gala/picture': gala });
  expect(screen.getByRole('img', { name: 'Imagen de Gala' })).toHaveAttribute(
    'src',
    '/backend/media/upload.1-960.webp',
  );
  await choose(view);
  expect(await screen.findByText('La imagen quedó guardada.')).toBeInTheDocument();
  const sent = view.calls.find(({ method }) => method === 'POST');
  expect(((sent?.data as FormData | undefined)?.get('image') as File | undefined)?.name).toBe('gala.jpg');
  expect(sent?.headers['If-Match']).toBe('"4"');
});

it('[BOF-03] the sizes that are made of a picture are shown', async () => {
  await show({});
  const sizes = within(screen.getByRole('region', { name: 'Tamaños que se guardan' }));
  expect(sizes.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['480 píxeles de ancho', '/backend/media/upload.1-480.webp'],
    ['720 píxeles de ancho', '/backend/media/upload.1-720.webp'],
    ['960 píxeles de ancho', '/backend/media/upload.1-960.webp'],
    ['1440 píxeles de ancho', '/backend/media/upload.1-1440.webp'],
    ['Cabecera de la página del evento', '/backend/media/upload.1-banner.webp'],
  ]);
});

it('[BOF-15] who is second is told so, and may send the picture over the first one', async () => {
  const errors = [{ field: 'imagePath', reason: 'changed' }];
  const view = await show({
    'POST /staff-api/events/gala/picture': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await choose(view);
  expect(await screen.findByText(/otra persona cambió: imagen/)).toBeVisible();
  view.api['POST /staff-api/events/gala/picture'] = gala;
  await view.user.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  expect(await screen.findByText('La imagen quedó guardada.')).toBeInTheDocument();
});

it('[BOF-03] why a picture is not taken is told in words', async () => {
  const errors = [{ field: 'image', reason: 'pixels' }];
  const view = await show({ 'POST /staff-api/events/gala/picture': () => apiError('VALIDATION_FAILED', { errors }) });
  await choose(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/tiene demasiados píxeles/));
});

it('[BOF-02] who may only read is offered no other picture', async () => {
  await show({}, false);
  expect(screen.queryByRole('button', { name: 'Elegir una imagen' })).not.toBeInTheDocument();
});
