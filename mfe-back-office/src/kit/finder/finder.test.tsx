import type { FoundThing } from '@idavuelta/shared/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import HomePage from '../../pages/home/HomePage.tsx';
import { anAccount, renderOffice } from '../../testing/office.tsx';

const order: FoundThing = {
  kind: 'order',
  thing: 'b6a3e1f0-0000-4000-8000-000000000001',
  title: 'KFA36A2W',
  about: 'Nadia Quiñones · Noche de cumbia',
  at: '2026-11-14T17:00:00Z',
  timeZone: 'America/Lima',
  amount: { minor: 9000, currency: 'PEN' },
  state: 'paid',
};
const customer: FoundThing = { kind: 'customer', thing: '7', title: 'Nadia Quiñones', contact: 'nadia@example.org' };
const departure: FoundThing = {
  kind: 'departure',
  thing: '31',
  title: 'Noche de cumbia',
  at: '2026-11-15T01:00:00Z',
  timeZone: 'America/Lima',
  event: 'noche-de-cumbia',
};

/** Opens the field by its keys. */
async function open(things: FoundThing[], account = anAccount()) {
  const view = await renderOffice(<HomePage />, {
    account,
    path: '/back-office',
    api: { 'GET /staff-api/search': things },
  });
  await screen.findByRole('button', { name: /Buscar en la oficina/ });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Buscar en la oficina' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('[OFF-01] opens with Ctrl+K, is steered by the keyboard alone and goes to the chosen thing', async () => {
  const { user, field, calls, currentPath } = await open([order, customer]);
  await user.keyboard('quiñones nadia');
  await waitFor(() => expect(calls.some(({ params }) => params?.text === 'quiñones nadia')).toBe(true));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 resultados'));
  expect(activeOption(field)).toContain('KFA36A2W');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(field)).toContain('Nadia Quiñonesnadia@example.org');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(field)).toContain('KFA36A2W');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/back-office/customers/7'));
  expect(screen.queryByRole('combobox', { name: 'Buscar en la oficina' })).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === '/staff-api/search/opened')?.data).toEqual({ kind: 'customer', thing: '7' });
});

it('[OFF-01] Enter pressed before the answer opens the first that is found', async () => {
  const { user, currentPath } = await open([customer]);
  await user.keyboard('quiñones{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/back-office/customers/7'));
});

it('[OFF-01] things are real links in groups with headings, with what tells them apart', async () => {
  const { user } = await open([order, departure]);
  await user.keyboard('noche');
  const group = await screen.findByRole('group', { name: 'Salidas' });
  const link = within(group).getByRole('option');
  expect(link).toHaveAttribute('href', '/back-office/travellers/31');
  expect(screen.getByRole('option', { name: /KFA36A2W/ })).toHaveTextContent(
    /Nadia Quiñones · Noche de cumbia · S\/90,00/,
  );
});

it('[OFF-01] Ctrl+Enter opens a new tab, and Escape closes the field', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, currentPath } = await open([order]);
  await user.keyboard('kfa36a2w');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(`/back-office/orders/${order.thing}`, '_blank', 'noopener');
  expect(currentPath()).toBe('/back-office');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Buscar en la oficina' })).not.toBeInTheDocument());
  opened.mockRestore();
});

it('[OFF-01] empty, it shows what the person opened last', async () => {
  const { calls } = await open([departure, order]);
  const group = await screen.findByRole('group', { name: 'Lo último que abriste' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.slice(0, 8)),
  ).toEqual(['Noche de', 'KFA36A2W']);
  expect(calls.find(({ path }) => path === '/staff-api/search')?.params).not.toHaveProperty('text');
});

it('[OFF-01] typing asks once it pauses, and an earlier request is cancelled', async () => {
  const { user, calls } = await open([order]);
  await user.keyboard('kfa36');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
  const asked = calls.filter(({ path, params }) => path === '/staff-api/search' && params?.text);
  expect(asked.map(({ params }) => params?.text)).toEqual(['kfa36']);
});

it('[OFF-01] pages and actions are found by words in any order, without accents, as far as permitted', async () => {
  const { user } = await open([]);
  await user.keyboard('telefono vender');
  expect(await screen.findByRole('option', { name: 'Vender por teléfono' })).toHaveAttribute(
    'href',
    '/back-office/orders/new',
  );
  await user.clear(screen.getByRole('combobox', { name: 'Buscar en la oficina' }));
  await user.keyboard('personas');
  expect(await screen.findByRole('option', { name: 'Personas' })).toHaveAttribute('href', '/back-office/people');
});

it('[OFF-01] an action leads to its open drawer by an address', async () => {
  const { user } = await open([]);
  await user.keyboard('cupon crear');
  expect(await screen.findByRole('option', { name: 'Crear un cupón' })).toHaveAttribute(
    'href',
    '/back-office/coupons?open=new',
  );
});

it('[OFF-01] the header names the key of the reader’s keyboard', async () => {
  const platform = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await renderOffice(<HomePage />, { path: '/back-office' });
  expect(await screen.findByText('⌘ K')).toBeInTheDocument();
  platform.mockRestore();
});

it('[OFF-01] a viewer is offered no actions that they may not do', async () => {
  const { user } = await open([], anAccount('viewer'));
  await user.keyboard('vender');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 resultados'));
  expect(options()).toEqual([]);
});
