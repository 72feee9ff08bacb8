import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { Link } from '@idavuelta/shared/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { renderOffice } from '../../testing/office.tsx';
import { draftStore } from '../drafts/draft-store.ts';
import { Field } from '../Field.tsx';
import { SaveForm } from '../SaveForm.tsx';

const fields = { note: { kind: 'line', max: 50, optional: true } } as const;

/** A page with one field, which keeps a draft if it is told to. */
function aPage(draft?: string) {
  return (
    <OfficePage path="/system">
      {() => (
        <SaveForm<{ note: string }, Coupon>
          texts="back-office"
          name="page"
          draft={draft}
          draftTitle="Una nota"
          save={() => Promise.resolve({ data: {} as Coupon })}
        >
          <Field of={fields} name="note" label="Nota" />
          <Link to="/back-office/system?tab=two">Aquí mismo</Link>
        </SaveForm>
      )}
    </OfficePage>
  );
}
async function show(draft?: string) {
  const view = await renderOffice(aPage(draft), {
    path: '/back-office/system',
    api: { 'POST /staff-api/logout': {} },
  });
  const field = await screen.findByLabelText('Nota');
  const orders = () => within(screen.getByRole('navigation', { name: 'Áreas' })).getByRole('link', { name: 'Pedidos' });
  return { ...view, field, orders };
}
const asksBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => localStorage.clear());

it('[OFF-04] a page with nothing typed is left at once, and the browser does not ask', async () => {
  const { user, orders, currentPath } = await show();
  expect(asksBrowser()).toBe(false);
  await user.click(orders());
  expect(currentPath()).toBe('/back-office/orders');
});

it('[OFF-04] a link asks before what is not saved is lost, and leads on once that is agreed to', async () => {
  const { user, field, orders, currentPath } = await show();
  await user.type(field, 'Llamar');
  expect(asksBrowser()).toBe(true);
  await user.click(orders());
  const dialog = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  expect(dialog.getByText('Lo que escribiste y no guardaste se pierde.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
  expect(currentPath()).toBe('/back-office/system');
  expect(field).toHaveValue('Llamar');
  await user.click(orders());
  await user.click(await screen.findByRole('button', { name: 'Descartar y salir' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/orders'));
});

it('[OFF-04] where a draft stays the question says so, and both ways out are offered', async () => {
  const { user, field, orders, currentPath } = await show('note.1');
  await user.type(field, 'Llamar');
  await user.click(screen.getByRole('link', { name: 'Aquí mismo' }));
  expect(currentPath()).toBe('/back-office/system?tab=two');
  await user.click(orders());
  const dialog = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  expect(dialog.getByText(/^Tu borrador se guarda en este navegador/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Salir y guardar el borrador' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/orders'));
  expect(draftStore(1).read('note.1')).toMatchObject({ note: 'Llamar' });
});

it('[OFF-04] where the browser keeps nothing the question says how long the draft waits', async () => {
  const { user, field, orders } = await show('note.1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  fireEvent.change(field, { target: { value: 'Llamar' } });
  await user.click(orders());
  expect(await screen.findByText(/solo hasta que cierres la pestaña/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar y salir' }));
  full.mockRestore();
  warn.mockRestore();
});

it('[OFF-04] a saved form does not ask any more, and says when it was saved', async () => {
  const { user, field, orders, currentPath } = await show('note.1');
  await user.type(field, 'Llamar');
  expect(screen.getByText('Sin guardar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Guardado: \d\d:\d\d$/)).toBeVisible();
  expect(asksBrowser()).toBe(false);
  await user.click(orders());
  expect(currentPath()).toBe('/back-office/orders');
});

it('[OFF-04] the browser’s back button asks too, with the address put back meanwhile', async () => {
  const { user, field } = await show();
  await user.type(field, 'Llamar');
  history.replaceState({ idx: 4 }, '');
  await user.click(screen.getByRole('link', { name: 'Aquí mismo' }));
  const go = jest.spyOn(history, 'go').mockImplementation();
  const seen = jest.fn();
  window.addEventListener('popstate', seen);
  const back = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } })));
  back();
  expect(go).toHaveBeenLastCalledWith(1);
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  back();
  expect(seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Descartar y salir' }));
  expect(go).toHaveBeenLastCalledWith(-1);
  back();
  expect(seen).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', seen);
  go.mockRestore();
});

it('[OFF-04] a log-out says which drafts it deletes, and deletes them', async () => {
  const { user, field, currentPath } = await show('note.1');
  await user.type(field, 'Llamar');
  const logOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Rosa · Dirección' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
    return within(await screen.findByRole('dialog', { name: '¿Cerrar sesión con borradores?' }));
  };
  const dialog = await logOut();
  expect(dialog.getByText(/^Una nota · \d\d:\d\d$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
  expect(field).toHaveValue('Llamar');
  await user.click((await logOut()).getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/log-in'));
  expect(draftStore(1).list()).toEqual([]);
});
