import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import { EventSelect } from './EventSelect.tsx';

const gala = (id: number, startsAt: string, city: string): EventOption => ({
  id,
  slug: `gala-${id}`,
  translations: { es_PE: { name: 'Gala de Ópera' } },
  startsAt,
  timeZone: 'America/Lima',
  city,
  variants: [],
});

it('[OFF-06] two events of one name are told apart by day and city', async () => {
  const { user } = await renderOffice(<EventSelect aria-label="Evento" />, {
    path: '/back-office',
    api: {
      'GET /staff-api/event-options': [
        gala(1, '2027-03-07T01:00:00Z', 'Lima'),
        gala(2, '2027-04-10T01:00:00Z', 'Arequipa'),
      ],
    },
  });
  await user.click(screen.getByRole('combobox', { name: 'Evento' }));
  expect(await screen.findByText(/^Gala de Ópera · 6 mar\.? 2027 · Lima$/)).toBeInTheDocument();
  expect(screen.getByText(/^Gala de Ópera · 9 abr\.? 2027 · Arequipa$/)).toBeInTheDocument();
});
