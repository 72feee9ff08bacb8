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
  // The regions exist before the notices do: screen readers announce additions to an existing region only.
  const [alert, status] = [screen.getByRole('alert'), screen.getAllByRole('status')];
  await act(async () => void store.dispatch(notified({ kind: 'error', message: 'Mal' })));
  expect(alert).toContainElement(screen.getByText('Mal'));
  await act(async () => void store.dispatch(notified({ kind: 'success', message: 'Bien' })));
  expect(status).toContain(screen.getByText('Bien').closest('[role=status]'));
});

it('[SLD-13] shows only what was said last: an older notice may contradict it', async () => {
  const { store } = await renderShell();
  await act(async () => void store.dispatch(notified({ kind: 'error', key: 'shell:login_error' })));
  expect(screen.getByText(/son incorrectos/)).toBeVisible();
  await act(async () => void store.dispatch(notified({ kind: 'success', key: 'shell:login_success' })));
  expect(screen.getByText(/¡Bienvenido!/)).toBeVisible();
  expect(screen.queryByText(/son incorrectos/)).not.toBeInTheDocument();
});

it('[SLD-13] is inside a dialog that is open, since the page behind it is inert, and outside again afterwards', async () => {
  const { store } = await renderShell();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await act(async () => void store.dispatch(notified({ kind: 'error', message: 'Mal' })));
  expect(dialog).toContainElement(screen.getByText('Mal'));
  dialog.remove();
  await act(async () => void store.dispatch(notified({ kind: 'success', message: 'Bien' })));
  expect(screen.getByText('Bien')).toBeVisible();
  expect(dialog).not.toContainElement(screen.getByText('Bien'));
});
