import { anEvent, lima, networkDown } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'react-final-form';
import type { RootState } from '../../state/reducer.ts';
import { fill, fillAddresses, openPart, openWizard, press, sharedVan } from '../../testing/booking.tsx';
import { openAt, storeDraft } from '../../testing/open-at.ts';
import { CountyField } from './CountyField.tsx';

it('[BKG-09] asks for 1 to `stops` addresses a ticket, each with address and commune of the province', async () => {
  const { user } = await openAt('addresses', { times: 2 });
  const first = screen.getByRole('group', { name: /boleto 1/i });
  expect(screen.getByRole('group', { name: /boleto 2/i })).toBeInTheDocument();
  await user.click(within(first).getByRole('button', { name: 'Agregar otra dirección' }));
  expect(within(first).getAllByLabelText('Dirección')).toHaveLength(2);
  expect(within(first).queryByRole('button', { name: 'Agregar otra dirección' })).not.toBeInTheDocument();
  const counties = within(first).getAllByLabelText('Distrito')[0] as HTMLElement;
  expect(
    within(counties)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elige un distrito', 'Miraflores', 'San Isidro']);

  await press(user, 'Continuar');
  expect(screen.getAllByText('Ingresa una dirección')).toHaveLength(3);
  expect(screen.getAllByText('Elige un distrito', { selector: 'p' })).toHaveLength(3);

  await press(user, 'Quitar la dirección 2 del boleto 1');
  await fillAddresses(user);
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
});

it('[BKG-09] offers the fixed address and the counties of a variant with an approach', async () => {
  const approach = {
    address: 'Plaza San Martín',
    counties: [
      { id: 31, name: 'Cercado' },
      { id: 32, name: 'Breña' },
    ],
  };
  const { user } = await openAt('addresses', { api: { 'GET /events/:id/product-variant': [sharedVan({ approach })] } });
  expect(screen.getByText('Plaza San Martín')).toBeInTheDocument();
  expect(screen.queryByLabelText('Dirección')).not.toBeInTheDocument();
  await press(user, 'Continuar');
  expect(screen.getByText('Elige un distrito', { selector: 'p' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Distrito'), 'Breña');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección de recojo')).toHaveValue('Plaza San Martín');
});

it('[SLD-07] asks for no county of a meeting point that has only one, and orders with it', async () => {
  const approach = { address: 'Plaza San Martín', counties: [{ id: 31, name: 'Cercado' }] };
  const { user, store } = await openAt('addresses', {
    api: { 'GET /events/:id/product-variant': [sharedVan({ approach })] },
  });
  expect(screen.getByText('Plaza San Martín')).toBeInTheDocument();
  expect(screen.queryByLabelText('Distrito')).not.toBeInTheDocument();
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección de recojo')).toHaveValue('Plaza San Martín');
  const { addresses } = (store.getState() as unknown as RootState)['mfe-booking'];
  expect(Object.values(addresses)).toEqual([[{ address: 'Plaza San Martín', commune_id: 31 }]]);
});

it('[SLD-04] uses the words of the country of the event, whatever the language', async () => {
  const event = storeDraft('addresses', { event: anEvent({ countryCode: 'CL' }) });
  const { user } = await openWizard({ event });
  expect(await screen.findByRole('heading', { name: /direcciones de recogida/i })).toBeInTheDocument();
  expect(screen.getByLabelText('Comuna')).toBeInTheDocument();
  await press(user, 'Continuar');
  expect(await screen.findByText('Elige una comuna', { selector: 'p' })).toBeInTheDocument();
});

it.each([
  ['en_US', 'CL', 'Comuna'],
  ['en_US', 'PE', 'District'],
  ['pt_BR', 'CL', 'Comuna'],
  ['es_CL', 'CL', 'Comuna'],
  ['es_CL', 'ES', 'Distrito'],
  ['es_ES', 'CL', 'Comuna'],
] as const)('[SLD-04] calls a county in %s as in %s: %s', async (language, countryCode, label) => {
  const field = <CountyField name="county" counties={lima.counties} />;
  await openPart(<Form onSubmit={() => {}}>{() => field}</Form>, { event: anEvent({ countryCode }), language });
  expect(screen.getByLabelText(label)).toBeInTheDocument();
});

it('[BKG-09] moves the focus to an address that is added, and to the nearest one when another is removed', async () => {
  const { user } = await openAt('addresses');
  await press(user, 'Agregar otra dirección');
  expect(screen.getAllByLabelText('Dirección')[1]).toHaveFocus();
  await press(user, 'Quitar la dirección 2 del boleto 1');
  expect(screen.getByLabelText('Dirección')).toHaveFocus();
});

it('[BKG-09] takes the addresses of the first ticket for another with one press', async () => {
  const { user } = await openAt('addresses', { times: 2 });
  expect(screen.queryByRole('button', { name: /misma dirección/i })).not.toBeInTheDocument();
  await fill(user, screen.getAllByLabelText('Dirección')[0] as HTMLElement, 'Av. Larco 123');
  await user.selectOptions(screen.getAllByLabelText('Distrito')[0] as HTMLElement, 'Miraflores');
  await press(user, 'Misma dirección que el boleto 1');
  const second = within(screen.getByRole('group', { name: /boleto 2/i }));
  expect(second.getByLabelText('Dirección')).toHaveValue('Av. Larco 123');
  expect(second.getByLabelText('Distrito')).toHaveDisplayValue('Miraflores');
  // the copy is independent of the original
  await fill(user, second.getByLabelText('Dirección'), 'Jr. Unión 5');
  expect(screen.getAllByLabelText('Dirección')[0]).toHaveValue('Av. Larco 123');
  await press(user, 'Continuar');
  expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
});

it('[BKG-21] offers the saved addresses of the province, my address first', async () => {
  const { user } = await openAt('addresses', {
    api: {
      'GET /shop-api/frequent-addresses': [
        { id: 1, name: 'Jr. Unión 5', county: { id: 12, name: 'San Isidro' }, myAddress: false },
        { id: 2, name: 'Av. Grau 1', county: { id: 21, name: 'La Perla' }, myAddress: false },
        { id: 3, name: 'Av. Larco 7', county: { id: 11, name: 'Miraflores' }, myAddress: true },
      ],
    },
  });
  const picks = await screen.findByRole('group', { name: 'Tus direcciones:' });
  expect(
    within(picks)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mi dirección: Av. Larco 7, Miraflores', 'Jr. Unión 5, San Isidro']);
  await press(user, /mi dirección/i);
  expect(screen.getByLabelText('Dirección')).toHaveValue('Av. Larco 7');
  expect(screen.getByLabelText('Distrito')).toHaveValue('11');
});

const saved = (id: number, name: string, myAddress: boolean) => ({
  id,
  name,
  county: { id: 10 + id, name: id === 1 ? 'Miraflores' : 'San Isidro' },
  myAddress,
});

describe('[FLT-39] a saved address', () => {
  const addresses = 'GET /shop-api/frequent-addresses';
  const filledIn = () => screen.findByText('Completamos tu dirección guardada.');

  it('is filled in for the first ticket, and taken out with one press for good', async () => {
    const { user } = await openAt('addresses', {
      times: 2,
      api: { [addresses]: [saved(2, 'Jr. Unión 5', false), saved(1, 'Av. Larco 7', true)] },
    });
    expect(await filledIn()).toBeVisible();
    const [first, second] = screen.getAllByLabelText('Dirección') as [HTMLElement, HTMLElement];
    expect(first).toHaveValue('Av. Larco 7');
    expect(screen.getAllByLabelText('Distrito')[0]).toHaveDisplayValue('Miraflores');
    expect(second).toHaveValue('');
    await press(user, 'Usar otra dirección');
    expect(first).toHaveValue('');
    expect(first).toHaveFocus();
    expect(screen.queryByText('Completamos tu dirección guardada.')).not.toBeInTheDocument();
    await fill(user, first, 'Av. Grau 1');
    await press(user, /elige tus boletos.*editar/i);
    await press(user, 'Continuar');
    expect((await screen.findAllByLabelText('Dirección'))[0]).toHaveValue('Av. Grau 1');
  });

  it('is none of several where none is the customer’s own, nor one of another district than asked for', async () => {
    const { user, unmount } = await openAt('addresses', {
      api: { [addresses]: [saved(2, 'Jr. Unión 5', false), saved(1, 'Av. Larco 7', false)] },
    });
    await screen.findByRole('group', { name: 'Tus direcciones:' });
    expect(screen.getByLabelText('Dirección')).toHaveValue('');
    await press(user, /Jr. Unión 5/);
    unmount();

    localStorage.clear();
    localStorage.setItem('idavuelta.county', '12');
    await openAt('addresses', {
      api: { [addresses]: [saved(1, 'Av. Larco 7', true), saved(2, 'Jr. Unión 5', false)] },
    });
    await filledIn();
    expect(screen.getByLabelText('Dirección')).toHaveValue('Jr. Unión 5');
    localStorage.clear();
  });

  it('does not replace what was typed before it arrived', async () => {
    const late = Promise.withResolvers<object[]>();
    const { user } = await openAt('addresses', { api: { [addresses]: () => late.promise } });
    await fillAddresses(user, 'Av. Grau 1', 'San Isidro');
    late.resolve([saved(1, 'Av. Larco 7', true)]);
    expect(await screen.findByRole('button', { name: /Av. Larco 7/ })).toBeVisible();
    expect(screen.getByLabelText('Dirección')).toHaveValue('Av. Grau 1');
  });
});

it('[BKG-21] saves a typed address with one tick, and says so when that fails', async () => {
  const { user, api } = await openAt('addresses', { api: { 'POST /shop-api/frequent-addresses': networkDown } });
  await fillAddresses(user);
  const tick = await screen.findByRole('checkbox', { name: 'Guardar esta dirección para la próxima vez' });
  await user.click(tick);
  expect(await screen.findByText('No se pudo guardar. Inténtalo otra vez.')).toBeInTheDocument();
  expect(tick).not.toBeChecked();

  const saved = { id: 1, name: 'Av. Larco 123', county: { id: 11, name: 'Miraflores' }, myAddress: false };
  api['POST /shop-api/frequent-addresses'] = saved;
  api['GET /shop-api/frequent-addresses'] = [saved];
  await user.click(tick);
  expect(await screen.findByRole('button', { name: 'Av. Larco 123, Miraflores' })).toBeInTheDocument();
  expect(tick).toBeChecked();
  expect(screen.queryByText('No se pudo guardar. Inténtalo otra vez.')).not.toBeInTheDocument();
});

it('works without the saved addresses when they cannot be loaded', async () => {
  const { user } = await openAt('addresses', { api: { 'GET /shop-api/frequent-addresses': networkDown } });
  await fillAddresses(user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('[BKG-09] a long list of communes', () => {
  const names = ['Ancón', 'Ate', 'Barranco', 'Breña', 'Comas', 'Lince', 'Lurín', 'Miraflores', 'Rímac', 'San Borja'];
  const counties = [...names, 'San Juan de Lurigancho', 'San Juan de Miraflores', 'Surquillo'].map((name, index) => ({
    id: index + 1,
    name,
  }));
  const api = { 'GET /provinces/by-event/:id': [{ id: 1, name: 'Lima', counties }] };
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const withMouse = () => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('pointer: fine') });
  };
  const field = () => screen.getByLabelText('Distrito');
  const isSearched = () => waitFor(() => expect(field().tagName).toBe('INPUT'));

  it('is searched by any part of a name, without accents, by keyboard alone', async () => {
    withMouse();
    const { user, store } = await openAt('addresses', { api });
    await isSearched();
    await fill(user, screen.getByLabelText('Dirección'), 'Av. Larco 123');
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard('rimac');
    expect(screen.getAllByTitle(/./).map(({ title }) => title)).toEqual(['Rímac']);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13, which: 13 }); // user-event sends no codes, which antd reads
    await press(user, 'Continuar');
    expect(await screen.findByRole('heading', { name: /quiénes viajan/i })).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).toContain('"commune_id":9');
  });

  it('says that no name matches, and that one must be chosen', async () => {
    withMouse();
    const { user } = await openAt('addresses', { api });
    await isSearched();
    act(() => field().focus());
    await user.paste('Arequipa');
    expect(screen.getByText('Ningún distrito se llama así')).toBeInTheDocument();
    await press(user, 'Continuar');
    expect(field()).toHaveAccessibleDescription('Elige un distrito');
    expect(field()).toBeInvalid();
  });

  it('is the browser’s own on a touch screen', async () => {
    await openAt('addresses', { api });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(field().tagName).toBe('SELECT');
  });
});
