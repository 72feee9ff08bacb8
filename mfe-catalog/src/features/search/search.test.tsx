import { anEvent, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import catalog from '../../module.ts';
import SearchPage from './SearchPage.tsx';

it('[RTE-16, SCH-01, SCH-02] shows what the query in the address finds', async () => {
  const { calls } = await renderModule(catalog, <SearchPage />, {
    path: '/search?q=cumbia',
    api: { 'GET /search': [anEvent()] },
  });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(calls[0]?.params).toEqual({ q: 'cumbia' });
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados para «cumbia»' })).toBeVisible();
});

it('[SCH-01] says after one second that nothing was found', async () => {
  jest.useFakeTimers();
  try {
    await renderModule(catalog, <SearchPage />, { path: '/search?q=xyz', api: { 'GET /search': [] } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByText('No se han encontrado resultados')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('No se han encontrado resultados')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
