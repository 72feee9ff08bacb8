import { anEvent, apiError, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import catalog from '../../module.ts';
import PreviewPage from './PreviewPage.tsx';

const show = (api: Record<string, unknown>) =>
  renderModule(catalog, <PreviewPage params={{ token: 'a.b.c' }} />, { path: '/event-preview/a.b.c', api });

it('[BOF-03] a draft looks as it will, offers nothing to buy and is hidden from search engines', async () => {
  const event = anEvent({ visibility: 'unlisted', calendars: [], available: false, soldOut: false });
  const { calls } = await show({ 'GET /event-preview': event });
  expect(await screen.findByText('Vista previa')).toBeVisible();
  expect(screen.getByText('Estadio Nacional')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/event-preview']);
  expect(screen.queryByRole('button', { name: /reserva/i })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

it('[BOF-03] a link that has expired says so', async () => {
  await show({ 'GET /event-preview': () => apiError('TOKEN_INVALID', { status: 410 }) });
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
});
