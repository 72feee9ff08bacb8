import { notified } from '@idavuelta/shared/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';

afterEach(() => jest.useRealTimers());

it.each([
  ['toast', 5_000],
  ['snackbar', 4_000],
] as const)('[NTF-01] shows a %s for %i ms', async (as, ms) => {
  jest.useFakeTimers();
  const { store } = await renderShell();
  await act(async () => void store.dispatch(notified({ kind: 'info', message: 'Hola', as })));
  await act(() => jest.advanceTimersByTimeAsync(ms - 1));
  expect(screen.getByText('Hola')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

it.each(['pointed at', 'focused'])('[NTF-01] does not count the time in which a notice is %s', async (how) => {
  jest.useFakeTimers();
  const { store } = await renderShell();
  await act(async () => void store.dispatch(notified({ kind: 'info', message: 'Hola' })));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  const notice = screen.getByText('Hola');
  const close = screen.getByRole('button', { name: 'Cerrar' });
  if (how === 'focused') act(() => close.focus());
  else fireEvent.pointerEnter(notice.closest('p') as HTMLElement);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(notice).toBeVisible();
  if (how === 'focused') act(() => close.blur());
  else fireEvent.pointerLeave(notice.closest('p') as HTMLElement);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(notice).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(notice).not.toBeInTheDocument();
});

it('closes a notice by its button', async () => {
  const { user, store } = await renderShell();
  await act(async () => void store.dispatch(notified({ kind: 'info', message: 'Hola' })));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

it('[NTF-04] announces errors at once and the rest politely', async () => {
  const { store } = await renderShell();
  // The regions exist before the notices do: only what is added to an existing region is announced.
  const [alert, status] = [screen.getByRole('alert'), screen.getAllByRole('status')];
  await act(async () => {
    store.dispatch(notified({ kind: 'error', message: 'Mal' }));
    store.dispatch(notified({ kind: 'success', message: 'Bien' }));
  });
  expect(alert).toContainElement(screen.getByText('Mal'));
  expect(status).toContain(screen.getByText('Bien').closest('[role=status]'));
});
