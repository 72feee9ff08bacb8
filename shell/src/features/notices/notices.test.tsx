import { notified } from '@idavuelta/shared/contracts';
import { act, screen } from '@testing-library/react';
import { renderSite } from '../../testing/renderSite.tsx';

afterEach(() => jest.useRealTimers());

it.each([
  ['toast', 5_000],
  ['snackbar', 4_000],
] as const)('[NTF-01] shows a %s for %i ms', async (as, ms) => {
  jest.useFakeTimers();
  const { store } = await renderSite();
  await act(async () => void store.dispatch(notified({ kind: 'info', message: 'Hola', as })));
  await act(() => jest.advanceTimersByTimeAsync(ms - 1));
  expect(screen.getByText('Hola')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

it('[NTF-04] announces errors at once and the rest politely', async () => {
  const { store } = await renderSite();
  await act(async () => {
    store.dispatch(notified({ kind: 'error', message: 'Mal' }));
    store.dispatch(notified({ kind: 'success', message: 'Bien' }));
  });
  expect(screen.getByText('Mal').closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('Bien').closest('[role=status]')).not.toBeNull();
});
