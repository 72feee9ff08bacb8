import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { draftStore } from '../../../forms/drafts/draft-store.ts';
import { renderOffice } from '../../../testing/office.tsx';
import NewEventPage from '../NewEventPage.tsx';
import EventPicture from './EventPicture.tsx';

// jsdom has no canvas: the crop dialog returns the picture unchanged
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const gala = { slug: 'gala', name: 'Gala', imagePath: '/media/upload.1', revision: 4 } as StaffEvent;
const show = (api: Record<string, unknown>, mayChange = true) =>
  renderOffice(
    <App>
      <EventPicture event={gala} mayChange={mayChange} />
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

it('[OFF-04] the picture of a new event is stored with its draft; one that cannot be waits on the event’s page', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:gala', revokeObjectURL: () => undefined });
  draftStore(1).write(
    'new-event',
    {
      slug: 'gala',
      countryCode: 'PE',
      texts: { es_PE: { name: 'Gala' } },
      place: { name: 'Sala', address: 'Av. Grau 1' },
      categories: [
        {
          texts: { es_PE: { name: 'Van' } },
          variants: [
            {
              ...{ texts: { es_PE: { name: 'Uno' } }, provinceId: 1, passengers: 1, addresses: 1, units: 1 },
              ...{ amount: 45.5, capacity: 20 },
            },
          ],
        },
      ],
    },
    'Gala',
  );
  const choices = {
    ...{ language: 'es_PE', timeZone: 'America/Lima', currency: 'PEN', places: [] },
    provinces: [{ id: 1, name: 'Lima' }],
  };
  const view = await renderOffice(<NewEventPage />, {
    path: '/back-office/new-event',
    api: {
      'GET /staff-api/event-choices': choices,
      'GET /staff-api/event-address': { wanted: 'gala', free: 'gala' },
      'POST /staff-api/events': gala,
      'POST /staff-api/events/gala/picture': () => apiError('UNAVAILABLE', { status: 503 }),
    },
  });
  await screen.findByText('Elegir una imagen');
  await choose(view);
  expect(await screen.findByRole('img', { name: 'Imagen elegida: gala.jpg' })).toHaveAttribute('src', 'blob:gala');
  await view.user.click(screen.getByRole('button', { name: 'Crear el borrador' }));
  await waitFor(() => expect(view.currentPath()).toBe('/back-office/events/gala'));
  const sent = view.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(sent.slice(-2)).toEqual(['/staff-api/events', '/staff-api/events/gala/picture']);
  view.unmount();
  const { user, calls } = await show({ 'POST /staff-api/events/gala/picture': gala });
  expect(screen.getByText('El borrador se creó, pero su imagen no se pudo guardar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('La imagen quedó guardada.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
