import type { EventImportResult } from '@idavuelta/shared/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderOffice } from '../../../testing/office.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import EventsPage from '../EventsPage.tsx';
import ImportPage from '../ImportPage.tsx';

const result = (over: Partial<EventImportResult> = {}): EventImportResult => ({
  events: [{ slug: 'gala', created: true, departures: 2, tickets: 3 }],
  mistakes: [],
  ...over,
});
const show = (answer: EventImportResult) =>
  renderOffice(<ImportPage />, {
    path: '/back-office/import-events',
    api: { 'POST /staff-api/event-import': answer, 'GET /staff-api/event-template': new Blob(['slug']) },
  });

async function drop({ user }: Awaited<ReturnType<typeof show>>) {
  await screen.findByText(/Arrastra aquí un archivo/);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['slug\ngala'], 'mis-eventos.csv', { type: 'text/csv' }));
}

it('[BOF-03] a file is checked, shows what it would do, and is imported once that is confirmed', async () => {
  const view = await show(result());
  await drop(view);
  const row = await screen.findByRole('row', { name: /gala/ });
  expect(within(row).getByText('Borrador nuevo')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/mis-eventos\.csv: está bien/);
  const posts = () => view.calls.filter(({ method }) => method === 'POST');
  expect(posts().map(({ params }) => params['dry-run'])).toEqual(['true']);
  const { data: sentForm } = posts()[0] as { data: FormData };
  expect((sentForm.get('events') as File).name).toBe('mis-eventos.csv');
  await view.user.click(screen.getByRole('button', { name: 'Importar' }));
  expect((await screen.findAllByText('Los eventos quedaron importados.')).length).toBeGreaterThan(0);
  expect(posts().map(({ params }) => params['dry-run'])).toEqual(['true', 'false']);
  expect(screen.queryByRole('button', { name: 'Importar' })).not.toBeInTheDocument();
});

it('[BOF-03] every mistake of a file is shown with its row and column, and nothing is offered to be imported', async () => {
  const view = await show(
    result({
      events: [],
      mistakes: [
        {
          row: 3,
          column: 'hours',
          code: 'cell_number',
          values: { value: 'doce', minimum: 0, maximum: 72 },
          reason: '"doce" is not hours',
        },
        { row: 4, column: 'place_address', code: 'unknown_place', values: { name: 'Sala' }, reason: 'it is missing' },
      ],
    }),
  );
  await drop(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Hay 2 errores.');
  const row = screen.getByRole('row', { name: /hours/ });
  for (const text of ['3', 'doce', 'Escribe un número de 0 a 72.']) expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByText('Ese lugar es nuevo: escribe su dirección.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importar' })).not.toBeInTheDocument();
});

it('[BOF-03] an example of such a file is saved', async () => {
  const saved = savedFiles();
  const { user } = await show(result());
  await user.click(await screen.findByRole('button', { name: 'Descargar un ejemplo' }));
  await waitFor(() => expect(saved).toEqual(['ejemplo-de-eventos.csv']));
});

it('[BOF-03] chosen events are saved as a file', async () => {
  const row = { slug: 'gala', name: 'Gala', type: 1, countryCode: 'PE', place: 'Sala', timeZone: 'America/Lima' };
  const state = { imagePath: '', visibility: 'public', status: 'on_sale', salesStopped: false };
  const rows = [{ id: 7, ...row, ...state, capacity: 1, sold: 0, held: 0 }];
  const saved = savedFiles();
  const { user, calls } = await renderOffice(<EventsPage />, {
    path: '/back-office/events',
    api: { 'GET /staff-api/events': { rows, total: 1 }, 'GET /staff-api/event-export': new Blob(['slug']) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir Gala' }));
  await user.click(screen.getByRole('button', { name: 'Exportar 1 evento' }));
  expect(calls.at(-1)).toMatchObject({ path: '/staff-api/event-export', params: { slugs: 'gala' } });
  expect(saved).toEqual(['eventos.csv']);
});
