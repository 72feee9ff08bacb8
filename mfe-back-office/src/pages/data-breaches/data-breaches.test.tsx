import type { DataBreach } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import DataBreachesPage from './DataBreachesPage.tsx';

const breach: DataBreach = {
  id: 3,
  country: 'PE',
  noticedAt: '2026-11-30T15:00:00Z',
  hoursLeft: 40,
  what: 'Una lista salió por correo',
  affected: '12 pasajeros',
  recordedBy: 'staff:rosa',
};
const show = (api = {}, path = '/back-office/data-breaches') =>
  renderOffice(<DataBreachesPage />, {
    path,
    api: { 'GET /staff-api/data-breaches': [breach, { ...breach, id: 4, hoursLeft: -3 }], ...api },
  });

it('[LEG-06] a breach shows the hours left to tell the authority, and that it was told is recorded', async () => {
  const { user, calls } = await show({ 'POST /staff-api/data-breaches/3/told': breach });
  const row = await screen.findByRole('row', { name: /Quedan 40 horas/ });
  expect(screen.getByText(/Pasaron las 72 horas/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Se avisó a la autoridad' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('¿Cómo, y con qué número?'), 'Expediente 7');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Quedó registrado.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.data).toEqual({
    who: 'authority',
    note: 'Expediente 7',
  });
});

it('[LEG-06] a breach is recorded; a time that is to come is refused at its field', async () => {
  const errors = [{ field: 'noticedAt', reason: 'future' }];
  const { user, calls } = await show({
    'POST /staff-api/data-breaches': () => apiError('VALIDATION_FAILED', { status: 400, errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Registrar una brecha' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText('¿Cuándo se notó?'), '30/11/2026 10:00{Tab}');
  await user.type(within(dialog).getByLabelText('¿Qué pasó?'), 'Se perdió un teléfono');
  await user.type(within(dialog).getByLabelText('¿A quién afecta?'), 'Un conductor');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar una brecha' }));
  expect(await within(dialog).findByText('Esa hora todavía no llega.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.data).toMatchObject({
    countryCode: 'PE',
    noticedAt: '2026-11-30T10:00',
  });
});

it('[LEG-06] the register of processing says for each purpose whose data, why, who gets them and for how long', async () => {
  await show({}, '/back-office/data-breaches?tab=processing');
  expect(await screen.findByText(/Primer borrador de un abogado/)).toBeVisible();
  const [head, ...rows] = screen.getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Para qué', 'De quién', 'Base legal', 'Quién los recibe', 'Cuánto se guardan']);
  expect(rows).toHaveLength(8);
  for (const row of rows) for (const cell of within(row).getAllByRole('cell')) expect(cell).not.toBeEmptyDOMElement();
  expect(
    screen.getByRole('row', { name: /Libro de Reclamaciones .* Ley .* Al menos 2 años; no se borra/ }),
  ).toBeVisible();
});
