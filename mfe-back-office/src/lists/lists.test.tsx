import type { FoundOrder, ListLook, ListView } from '@idavuelta/shared/contracts/staff';
import { aPage, apiError, networkDown } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../pages/events/EventsPage.tsx';
import OrdersPage from '../pages/orders/OrdersPage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';
import { aFoundOrder } from '../testing/orders.ts';
import { savedFiles } from '../testing/saved-files.ts';

const anOrder = (number: string, over: Partial<FoundOrder> = {}) =>
  aFoundOrder({ orderId: `0f8b0a4e-6a5c-4c58-9d7e-${number.padStart(12, '0')}`, number, ...over });
const orders = [anOrder('11'), anOrder('22'), anOrder('33', { state: 'cancelled' })];
const aView = (over: Partial<ListView> = {}): ListView => ({
  id: 7,
  name: 'Pagados',
  isShared: false,
  isOwn: true,
  maker: 'Rosa',
  query: { state: 'paid' },
  hidden: ['tickets'],
  ...over,
});
const look = (over: Partial<ListLook> = {}): ListLook => ({
  views: [],
  ...over,
});
const show = (api: object = {}, search = '', account = anAccount('owner')) =>
  renderOffice(<OrdersPage />, {
    path: `/back-office/orders${search}`,
    account,
    api: { 'GET /staff-api/orders': orders, 'GET /staff-api/order-count': { total: 3 }, ...api },
  });
type User = Awaited<ReturnType<typeof show>>['user'];
async function choose(user: User, menu: string, item: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
const column = (name: string) => screen.queryByRole('columnheader', { name });

describe('columns', () => {
  it('[OFF-03] are chosen by the keyboard and kept on the server; the first one stays', async () => {
    const { user, calls } = await show({
      'PUT /staff-api/list-choices/orders': { hidden: ['tickets'], isCompact: true },
    });
    const button = await screen.findByRole('button', { name: 'Columnas' });
    await screen.findByRole('row', { name: /11/ });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('checkbox', { name: 'Pedido' })).not.toBeInTheDocument();
    screen.getByRole('checkbox', { name: 'Boletos' }).focus();
    await user.keyboard(' ');
    expect(column('Boletos')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/staff-api/list-choices/orders',
        data: { hidden: ['tickets'], isCompact: true },
      }),
    );
  });

  it('[OFF-03] are as somebody left them, and so is the height of rows, which are compact at first', async () => {
    const { unmount } = await show();
    expect((await screen.findByRole('row', { name: /11/ })).closest('.ant-table')).toHaveClass('ant-table-small');
    unmount();
    await show({ 'GET /staff-api/list-views': look({ choice: { hidden: ['total'], isCompact: false } }) });
    const row = await screen.findByRole('row', { name: /11/ });
    await waitFor(() => expect(column('Total')).not.toBeInTheDocument());
    expect(row.closest('.ant-table')).not.toHaveClass('ant-table-small');
  });
});

describe('columns that few need', () => {
  it('[OFF-03] are hidden until somebody chooses', async () => {
    const event = { slug: 'gala', name: 'Gala', countryCode: 'PE', status: 'on_sale', visibility: 'public' };
    const events = (api: object = {}) =>
      renderOffice(<EventsPage />, {
        path: '/back-office/events',
        api: { 'GET /staff-api/events': { rows: [event], total: 1 }, ...api },
      });
    const { unmount } = await events();
    await screen.findByRole('row', { name: /Gala/ });
    expect(column('País')).not.toBeInTheDocument();
    unmount();
    await events({ 'GET /staff-api/list-views': look({ choice: { hidden: [], isCompact: true } }) });
    expect(await screen.findByRole('columnheader', { name: 'País' })).toBeVisible();
  });
});

describe('saved views', () => {
  it('[OFF-03] open with their filters and columns, by an address that can be sent', async () => {
    const { user, calls, currentPath } = await show({ 'GET /staff-api/list-views': look({ views: [aView()] }) });
    await screen.findByRole('row', { name: /11/ });
    await user.click(screen.getByRole('combobox', { name: 'Vistas guardadas' }));
    await user.click(await screen.findByTitle('Pagados'));
    await waitFor(() => expect(currentPath()).toBe('/back-office/orders?state=paid&view=7'));
    await waitFor(() => expect(calls.some(({ params }) => params?.state === 'paid')).toBe(true));
    expect(column('Boletos')).not.toBeInTheDocument();
  });

  it('[OFF-03] are saved with what the list shows, for oneself or for colleagues', async () => {
    const { user, calls } = await show(
      { 'POST /staff-api/list-views': aView({ isShared: true }) },
      '?state=paid&text=lima&cursor=old',
    );
    await choose(user, 'Acciones de la vista', 'Guardar esta vista');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Nombre de la vista'), 'Pagados');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Compartir con mis colegas' }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('La vista «Pagados» quedó guardada.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
      list: 'orders',
      name: 'Pagados',
      isShared: true,
      query: { state: 'paid', text: 'lima' },
      hidden: [],
    });
  });

  it('[OFF-03] of which a filter is gone open without it and say so', async () => {
    const view = aView({ query: { state: 'no-such-state', colour: 'red', text: 'gala' } });
    const { user, currentPath } = await show({ 'GET /staff-api/list-views': look({ views: [view] }) });
    await screen.findByRole('row', { name: /11/ });
    await user.click(screen.getByRole('combobox', { name: 'Vistas guardadas' }));
    await user.click(await screen.findByTitle('Pagados'));
    await waitFor(() => expect(currentPath()).toBe('/back-office/orders?text=gala&view=7'));
    expect(await screen.findByText('2 filtros de esta vista ya no existen. Se abrió sin ellos.')).toBeVisible();
  });

  it('[OFF-03] of a colleague are neither changed nor deleted, but by an owner', async () => {
    const shared = { 'GET /staff-api/list-views': look({ views: [aView({ isOwn: false, isShared: true })] }) };
    const colleague = await show(shared, '?state=paid&view=7', anAccount('support'));
    expect(await screen.findByText('Pagados · de Rosa')).toBeVisible();
    await colleague.user.click(screen.getByRole('button', { name: 'Acciones de la vista' }));
    expect(await screen.findByRole('menuitem', { name: 'Guardar esta vista' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Eliminar la vista' })).not.toBeInTheDocument();
    colleague.unmount();
    const { user } = await show(shared, '?state=paid&view=7', anAccount('owner'));
    await user.click(await screen.findByRole('button', { name: 'Acciones de la vista' }));
    expect(await screen.findByRole('menuitem', { name: 'Eliminar la vista' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Editar la vista' })).not.toBeInTheDocument();
  });
});

describe('chosen rows', () => {
  const mail = (number: string) => `POST /staff-api/orders/${anOrder(number).orderId}/mail`;
  const failing = () => apiError('STATE_CONFLICT', { status: 409 });

  it('[OFF-03] are changed one by one, with a result for each, and those that failed are tried again', async () => {
    const view = await show({ [mail('11')]: { mails: 1 }, [mail('22')]: failing });
    const { user, api } = view;
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir toda esta página' }));
    expect(screen.getByText('3 elegidos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviar su correo de nuevo' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('1 elegido no lo admite y se deja como está.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar su correo de nuevo (2)' }));
    expect(await within(dialog).findByText('Hechos: 1. Con error: 1. Sin empezar: 0.')).toBeVisible();
    const [first, second] = within(within(dialog).getByRole('list', { name: 'Resultados' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^22 ./);
    expect(second).toHaveTextContent('11 Hecho');
    api[mail('22')] = { mails: 1 };
    await user.click(within(dialog).getByRole('button', { name: 'Repetir los que faltan' }));
    expect(await within(dialog).findByText('Hechos: 2. Con error: 0. Sin empezar: 0.')).toBeVisible();
    const sent = view.calls.filter(({ path }) => path.endsWith('/mail'));
    expect(sent).toHaveLength(3);
  });

  it('[OFF-03] are those of the page or all that match, which are read when something is done', async () => {
    const later = anOrder('44');
    const { user, calls, api } = await show({
      'GET /staff-api/orders': aPage(orders, 'more'),
      'GET /staff-api/order-count': { total: 1240 },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir toda esta página' }));
    await user.click(await screen.findByRole('button', { name: /^Elegir los 1.?240 que coinciden$/ }));
    expect(screen.getByText(/^Elegidos los 1.?240 que coinciden$/)).toBeVisible();
    api['GET /staff-api/orders'] = (call: { params: Record<string, string> }) =>
      call.params.cursor ? aPage([later]) : aPage(orders, 'more');
    await user.click(screen.getByRole('button', { name: 'Enviar su correo de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Enviar su correo de nuevo (3)' })).toBeVisible();
    expect(calls.filter(({ params }) => Number(params?.limit) === 100)).toHaveLength(2);
  });

  it('[OFF-03] are dropped by another filter, because nobody changes what they do not see', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir 11' }));
    expect(screen.getByText('1 elegido')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Por revisar' }));
    await waitFor(() => expect(screen.queryByText('1 elegido')).not.toBeInTheDocument());
    expect(await screen.findByRole('checkbox', { name: 'Elegir 11' })).not.toBeChecked();
  });

  it('[OFF-03] are offered only what the person may do', async () => {
    await show({}, '', anAccount('viewer'));
    await screen.findByRole('row', { name: /11/ });
    expect(screen.queryByRole('checkbox', { name: 'Elegir 11' })).not.toBeInTheDocument();
  });
});

describe('files', () => {
  const file = { id: 5, list: 'orders', format: 'csv', total: 3, rows: 3, askedAt: '2027-02-01T15:00:00Z' };

  it('[OFF-03] have the filters and columns of the list, and a short one is saved at once', async () => {
    const saved = savedFiles();
    const { user, calls } = await show(
      {
        'GET /staff-api/list-views': look({ choice: { hidden: ['tickets', 'placedAt'], isCompact: false } }),
        'POST /staff-api/list-exports': { ...file, state: 'done' },
        'GET /staff-api/list-exports/5/file': new Blob(['x']),
      },
      '?state=paid',
    );
    await waitFor(() => expect(column('Boletos')).not.toBeInTheDocument());
    await choose(user, 'Descargar hoja de cálculo', 'Descargar CSV');
    await waitFor(() => expect(saved).toEqual(['Pedidos.csv']));
    expect(calls.find(({ path }) => path === '/staff-api/list-exports')?.data).toEqual({
      list: 'orders',
      format: 'csv',
      language: 'es_PE',
      query: { state: 'paid' },
      columns: ['order', 'buyer', 'event', 'total'],
    });
  });

  it('[OFF-03] that are long are written in the background, and are offered when they are ready', async () => {
    const { user, api } = await show({
      'POST /staff-api/list-exports': { ...file, state: 'open', rows: 0 },
      'GET /staff-api/list-exports': [{ ...file, state: 'open', rows: 2000 }],
    });
    await choose(user, 'Descargar hoja de cálculo', 'Descargar CSV');
    expect(await screen.findByText(/2.?000 filas por ahora/)).toBeVisible();
    api['GET /staff-api/list-exports'] = [{ ...file, state: 'done', rows: 5400 }];
    expect(await screen.findByText(/El archivo está listo: 5.?400 filas/, {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
  });
});

describe('the row above a list', () => {
  it('[OFF-08] folds behind a button that counts the filters, and leaves the search', async () => {
    const { user } = await show({}, '?state=paid&flagged=1&text=lima');
    expect(await screen.findByRole('searchbox', { name: 'Buscar' })).toHaveValue('lima');
    const opener = screen.getByRole('button', { name: 'Filtros (2)' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (const id of opener.getAttribute('aria-controls')?.split(' ') ?? [])
      expect(document.getElementById(id)).toHaveClass('open');
  });

  it('[OFF-08] sorts a list without headings, by the address of the headings', async () => {
    const { user, currentPath } = await renderOffice(<EventsPage />, {
      path: '/back-office/events?country=PE',
      api: { 'GET /staff-api/events': { rows: [], total: 0 } },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Ordenar por' }));
    await user.click(await screen.findByTitle('Vendidos: descendente'));
    await waitFor(() => expect(currentPath()).toBe('/back-office/events?country=PE&sort=-sold'));
  });
});

describe('pages', () => {
  it('[OFF-03] are named in the address, so that a reload shows the same rows', async () => {
    const { calls } = await show({}, '?cursor=older');
    await screen.findByRole('row', { name: /11/ });
    expect(calls.find(({ path }) => path === '/staff-api/orders')?.params.cursor).toBe('older');
  });

  it('[OFF-03] show the shape of rows at first, and keep the known ones while others come', async () => {
    const first = Promise.withResolvers<unknown>();
    const { user, api } = await show({ 'GET /staff-api/orders': () => first.promise });
    expect(await screen.findByRole('status', { name: 'Cargando…' })).toBeInTheDocument();
    await act(async () => first.resolve(aPage(orders, 'next')));
    await screen.findByRole('row', { name: /11/ });
    const second = Promise.withResolvers<unknown>();
    api['GET /staff-api/orders'] = () => second.promise;
    await user.click(screen.getByRole('button', { name: 'Siguientes' }));
    const list = screen.getByRole('region', { name: 'Pedidos' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(within(list).getByRole('row', { name: /11/ })).toBeVisible();
    await act(async () => second.resolve([]));
  });

  it('[OFF-03] that could not be read are asked for again by a button', async () => {
    const { user, api } = await show({
      'GET /staff-api/orders': networkDown,
    });
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    api['GET /staff-api/orders'] = orders;
    await user.click(again);
    expect(await screen.findByRole('row', { name: /11/ })).toBeVisible();
  });

  it('[OFF-03] without rows offer to take the filters away', async () => {
    const { user, api, currentPath } = await show({ 'GET /staff-api/orders': [] }, '?state=paid&text=lima');
    expect(await screen.findByText('No hay pedidos así.')).toBeVisible();
    api['GET /staff-api/orders'] = orders;
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByRole('row', { name: /11/ })).toBeVisible();
    expect(currentPath()).toBe('/back-office/orders');
  });

  it('[OFF-03] have cells with their titles, which cards on a phone show', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /11/ });
    const total = within(row).getByText('S/91,00').closest('td');
    expect(total).toHaveAttribute('data-label', 'Total');
    expect(total).toHaveAttribute('data-card', 'number');
    expect(within(row).getByRole('link', { name: '11' }).closest('td')).toHaveAttribute('data-card', 'title');
  });
});
