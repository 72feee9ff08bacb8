import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { offerUndo } from './undo-store.ts';

const page = <OfficePage path="/system">{() => <input aria-label="Nota" />}</OfficePage>;
const show = async (undo: () => Promise<{ error?: unknown }>) => {
  const view = await renderOffice(page, { path: '/back-office/system' });
  await screen.findByLabelText('Nota');
  act(() => offerUndo({ text: 'La venta se detuvo.', undo }));
  return view;
};
const offer = () => screen.queryByText('La venta se detuvo.');

afterEach(() => jest.useRealTimers());

it('[OFF-04] what can be undone is offered for 30 s, which do not pass under the pointer or the focus', async () => {
  await renderOffice(page, { path: '/back-office/system' });
  await screen.findByLabelText('Nota');
  jest.useFakeTimers();
  act(() => offerUndo({ text: 'La venta se detuvo.', undo: () => Promise.resolve({}) }));
  expect(offer()?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  pass(20);
  const button = screen.getByRole('button', { name: 'Deshacer' });
  fireEvent.focus(button);
  pass(60);
  expect(offer()).toBeVisible();
  fireEvent.blur(button);
  pass(9);
  expect(offer()).toBeVisible();
  pass(2);
  expect(offer()).not.toBeInTheDocument();
});

it('[OFF-04] a press undoes, and the page says so', async () => {
  const undo = jest.fn(() => Promise.resolve({}));
  const { user } = await show(undo);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Se deshizo.')).toBeVisible();
  expect(undo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));
  expect(screen.queryByText('Se deshizo.')).not.toBeInTheDocument();
});

it('[OFF-04] Ctrl+Z undoes the last, but not while somebody types', async () => {
  const undo = jest.fn(() => Promise.resolve({}));
  const { user } = await show(undo);
  await user.click(screen.getByLabelText('Nota'));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  act(() => screen.getByLabelText('Nota').blur());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
});

it('[OFF-04] an undo that the server refuses stays offered, with the reason', async () => {
  const { user } = await show(() => Promise.resolve({ error: { code: 'FORBIDDEN' } }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
  expect(offer()).toBeVisible();
});
