import type { DispatchPlan, PlanDraft } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi, type MadeCall } from '@idavuelta/shared/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aParty, aPlan, aTrip, aVehicle, aVersion, planTime, savedPlan } from '../../testing/plans.ts';
import DispatchPage from './DispatchPage.tsx';

const url = '/staff-api/departures/5/plans/out';

/** Renders the plan with an API that accepts drafts. */
async function show(
  plan: DispatchPlan = aPlan(),
  more: FakeApi = {},
  role: 'dispatcher' | 'support' = 'dispatcher',
  direction: DispatchPlan['direction'] = 'out',
) {
  withoutCanvas();
  let revision = plan.draft?.revision ?? 0;
  const view = await renderOffice(<DispatchPage params={{ id: '5', direction }} />, {
    path: `/back-office/dispatch/5/${direction}`,
    account: anAccount(role),
    api: {
      [`GET ${url}`]: plan,
      [`PUT ${url}/draft`]: ({ data }: MadeCall) => {
        revision += 1;
        return savedPlan(plan, data as PlanDraft, revision);
      },
      ...more,
    },
  });
  await screen.findByText('Noche de cumbia');
  return view;
}
type View = Awaited<ReturnType<typeof show>>;

const trip = (name: string) => screen.getByRole('region', { name });
const first = 'Viaje 1 · ABC-123';
const second = 'Viaje 2 · DEF-456';
const namesIn = (name: string) =>
  within(trip(name))
    .queryAllByRole('listitem')
    .map((row) => /Rosa Díaz|Iván Soto|Luz Ramos|Noé Paz|Ya no viaja/.exec(row.textContent ?? '')?.[0]);
const press = async ({ user }: View, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const drafts = ({ calls }: View) =>
  calls
    .filter(({ method, path }) => method === 'PUT' && path === `${url}/draft`)
    .map(({ data, headers }) => ({
      ifMatch: headers['If-Match'],
      stops: (data as PlanDraft).trips.map(({ stops }) => stops.map(({ party }) => party)),
      trips: (data as PlanDraft).trips,
    }));
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find(({ textContent, id }) => id && textContent?.includes(name));
  if (!row) throw new Error(`nobody is called ${name}`);
  return row;
};

/** Drags a party and drops it at a height of the target; jsdom has no layout, so everything is at 0. */
function drag(name: string, target: HTMLElement, clientY = 0) {
  fireEvent.dragStart(rowOf(name));
  for (const make of [createEvent.dragOver, createEvent.drop]) {
    const event = make(target);
    // jsdom's drag events have no coordinates
    Object.defineProperty(event, 'clientY', { value: clientY });
    fireEvent(target, event);
  }
}

describe('[DSP-01] what is planned', () => {
  it('shows trips with vehicle, load, times and stops, and shouts about who has no trip', async () => {
    await show();
    await waitFor(() => expect(document.title).toMatch(/^Noche de cumbia · \d+ mar/));
    expect(screen.getByRole('alert')).toHaveTextContent('1 asiento vendido no tiene viaje.');
    expect(screen.getByRole('status', { name: 'El plan en números' })).toHaveTextContent(
      'Asientos vendidos5Con viaje4Sin viaje1Vans en uso2',
    );
    expect(screen.getByText(/^Borrador 1: rosa@idavuelta\.example, /)).toBeVisible();
    expect(trip(first)).toHaveTextContent(/3\/15 asientos.*17:00–18:20 · 18 km/);
    expect(rowOf('Rosa Díaz')).toHaveTextContent(/1.*17:05.*Rosa Díaz.*2 asientos · Av\. Larco 345, Miraflores/);
    expect(trip('Sin viaje')).toHaveTextContent('Noé Paz');
  });

  it('says which rule a stop breaks, in words', async () => {
    const late = aTrip(1, 21, ['1.0']);
    const [stop] = late.stops;
    await show(aPlan({ draft: aVersion([{ ...late, stops: stop ? [{ ...stop, broken: ['window'] }] : [] }]) }));
    expect(rowOf('Rosa Díaz')).toHaveTextContent('⚠ Fuera de la hora prometida: 17:00–17:40');
  });

  it('says how many the last planning moved, and whom', async () => {
    await show(aPlan({ draft: aVersion([aTrip(1, 21, ['1.0', '2.0'])], { moved: ['2.0'] }) }));
    expect(rowOf('Iván Soto')).toHaveTextContent('La última planificación cambió esta parada.');
    expect(rowOf('Rosa Díaz')).not.toHaveTextContent('La última planificación');
    const moved = screen.getByText('La última planificación cambió 1 parada.').closest('details');
    expect(
      within(moved as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Iván Soto']);
  });

  it('the map numbers the stops of each trip in their order, and leads to their rows', async () => {
    const late = aTrip(1, 21, ['1.0', '2.0']);
    const stops = late.stops.map((stop, i) => (i === 1 ? { ...stop, broken: ['window' as const] } : stop));
    const view = await show(aPlan({ draft: aVersion([{ ...late, stops }, aTrip(2, 22, ['3.0'])]) }));
    expect(await screen.findByTitle('17:05 · Rosa Díaz')).toHaveTextContent('11');
    expect(screen.getByTitle('17:15 · Iván Soto')).toHaveTextContent('2!');
    expect(screen.getByTitle('17:05 · Luz Ramos')).toHaveTextContent('21');
    await view.user.click(screen.getByTitle('17:15 · Iván Soto'));
    expect(rowOf('Iván Soto')).toHaveFocus();
    const legend = screen.getByRole('list', { name: /Viajes en el mapa/ });
    await view.user.click(within(legend).getByRole('button', { name: second }));
    expect(screen.getByTitle('17:15 · Iván Soto')).toHaveStyle({ opacity: '0.35' });
    expect(screen.getByTitle('17:05 · Luz Ramos')).toHaveStyle({ opacity: '1' });
  });

  it('who may only read sees it and changes nothing', async () => {
    await show(aPlan(), {}, 'support');
    expect(rowOf('Rosa Díaz')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mover|Publicar|Planificar|Deshacer|Ubicar|Agregar/ })).toBeNull();
    expect(rowOf('Rosa Díaz')).toHaveAttribute('draggable', 'false');
  });

  it('an address that is nowhere on the map is placed there', async () => {
    const view = await show(aPlan(), {
      [`PUT ${url}/parties/4.0/position`]: aPlan({ parties: [aParty('4.0', 'Noé Paz')] }),
    });
    await press(view, 'Ubicar a Noé Paz en el mapa');
    await view.user.type(await screen.findByLabelText('Latitud'), '-12.1');
    await view.user.type(screen.getByLabelText('Longitud'), '-77.05');
    await press(view, 'Guardar');
    expect(await screen.findByText('Noé Paz ya está en el mapa.')).toBeVisible();
    expect(view.calls.find(({ path }) => path.endsWith('/position'))?.data).toEqual({
      latitude: -12.1,
      longitude: -77.05,
    });
  });
});

it('[DSP-22] a party is sent to a pick-up point in its reach and back to its door', async () => {
  const position = { latitude: -12.11, longitude: -77.03 };
  const point = { id: 3, name: 'Óvalo Gutiérrez', address: 'Av. Santa Cruz 1', position, walkMinutes: 6 };
  const inReach = aPlan({
    parties: aPlan().parties.map((party) => (party.id === '1.0' ? { ...party, points: [point] } : party)),
  });
  const view = await show(inReach);
  await press(view, 'Mover o fijar: Iván Soto');
  await screen.findByRole('button', { name: 'Guardar' });
  expect(screen.queryByLabelText('Dónde espera')).toBeNull();
  await press(view, 'Volver');
  await press(view, 'Mover o fijar: Rosa Díaz');
  await view.user.click(await screen.findByLabelText('Dónde espera'));
  const walk = 'Óvalo Gutiérrez, Av. Santa Cruz 1 · a 6 min a pie';
  await view.user.click(await screen.findByTitle(walk));
  await press(view, 'Guardar');
  await waitFor(() => expect(rowOf('Rosa Díaz')).toHaveTextContent(walk));
  expect(drafts(view).at(-1)?.trips[0]?.stops).toEqual([{ party: '1.0', pointId: 3 }, { party: '2.0' }]);
  await press(view, 'Mover o fijar: Rosa Díaz');
  await view.user.click(await screen.findByLabelText('Dónde espera'));
  await view.user.click(await screen.findByTitle('En su puerta'));
  await press(view, 'Guardar');
  await waitFor(() => expect(rowOf('Rosa Díaz')).not.toHaveTextContent(walk));
  expect(drafts(view).at(-1)?.trips[0]?.stops).toEqual([{ party: '1.0' }, { party: '2.0' }]);
});

describe('[DSP-08] what the driver is told of a stop', () => {
  const noted = aPlan({
    parties: aPlan().parties.map((party) => (party.id === '2.0' ? { ...party, note: 'Tocar el 302' } : party)),
  });

  it('is shown with it, and written in its dialog without making a draft', async () => {
    const view = await show(noted, { [`PUT ${url}/parties/1.0/note`]: aPlan() });
    expect(rowOf('Iván Soto')).toHaveTextContent('Nota: Tocar el 302');
    expect(rowOf('Rosa Díaz')).not.toHaveTextContent('Nota');
    await press(view, 'Mover o fijar: Rosa Díaz');
    const save = await screen.findByRole('button', { name: 'Guardar' });
    expect(save).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Nota para el conductor' });
    await view.user.type(field, ' Portón azul ');
    expect(field).toHaveAccessibleDescription(/El pasajero no la ve/);
    await view.user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.calls.find(({ path }) => path.endsWith('/note'))?.data).toEqual({ note: 'Portón azul' });
    expect(drafts(view)).toEqual([]);
  });

  it('is emptied, and what is not saved stays in the dialog', async () => {
    const view = await show(noted, { [`PUT ${url}/parties/2.0/note`]: () => apiError('NETWORK') });
    await press(view, 'Mover o fijar: Iván Soto');
    const field = await screen.findByRole('textbox', { name: 'Nota para el conductor' });
    await view.user.clear(field);
    await press(view, 'Guardar');
    expect(await screen.findByText(/^No hay conexión con el servidor/)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    view.api[`PUT ${url}/parties/2.0/note`] = aPlan();
    await press(view, 'Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.calls.findLast(({ path }) => path.endsWith('/note'))?.data).toEqual({});
    expect(rowOf('Iván Soto')).not.toHaveTextContent('Nota');
  });
});

describe('[DSP-07] arranging the trips', () => {
  it('the mouse drags a stop before or behind one of another trip, and the whole draft is saved', async () => {
    const view = await show();
    drag('Iván Soto', rowOf('Luz Ramos'), -1);
    expect(namesIn(second)).toEqual(['Iván Soto', 'Luz Ramos']);
    await waitFor(() => expect(drafts(view)).toMatchObject([{ ifMatch: '"4"', stops: [['1.0'], ['2.0', '3.0']] }]));
    expect(await screen.findByText('Iván Soto: Viaje 2 · DEF-456, parada 1.')).toBeInTheDocument();
    drag('Rosa Díaz', rowOf('Iván Soto'), 1);
    const alone = 'Viaje 1 · DEF-456';
    expect(namesIn(alone)).toEqual(['Iván Soto', 'Rosa Díaz', 'Luz Ramos']);
    await waitFor(() => expect(drafts(view).at(-1)?.stops).toEqual([['2.0', '1.0', '3.0']]));
  });

  it('the mouse drags somebody without a trip to the end of one', async () => {
    const view = await show();
    drag('Noé Paz', trip(first));
    expect(namesIn(first)).toEqual(['Rosa Díaz', 'Iván Soto', 'Noé Paz']);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(drafts(view)).toHaveLength(1);
  });

  it('folded trips show no stops, and take what is dropped on them', async () => {
    const view = await show();
    await press(view, 'Plegar todos');
    expect(namesIn(first)).toEqual([]);
    drag('Noé Paz', trip(second));
    await waitFor(() =>
      expect(drafts(view).at(-1)?.stops).toEqual([
        ['1.0', '2.0'],
        ['3.0', '4.0'],
      ]),
    );
    await press(view, 'Desplegar todos');
    expect(namesIn(second)).toEqual(['Luz Ramos', 'Noé Paz']);
  });

  it('the keyboard moves a stop up, and by the dialog to any place of any trip; screen readers are told', async () => {
    const view = await show();
    screen.getByRole('button', { name: 'Subir a Iván Soto un lugar' }).focus();
    await view.user.keyboard('{Enter}');
    expect(namesIn(first)).toEqual(['Iván Soto', 'Rosa Díaz']);
    expect(screen.getByText('Iván Soto: Viaje 1 · ABC-123, parada 1.')).toBeInTheDocument();
    await press(view, 'Mover o fijar: Rosa Díaz');
    await view.user.click(await screen.findByLabelText('Viaje'));
    await view.user.click(await screen.findByTitle(/^Viaje 2 · DEF-456/));
    await view.user.click(screen.getByLabelText('Lugar en el viaje'));
    await view.user.click(await screen.findByTitle('1, antes de Luz Ramos'));
    await press(view, 'Guardar');
    expect(namesIn(second)).toEqual(['Rosa Díaz', 'Luz Ramos']);
    await waitFor(() => expect(drafts(view).at(-1)?.stops).toEqual([['2.0'], ['1.0', '3.0']]));
  });

  it('a stop is locked at its time, and a trip as a whole', async () => {
    const view = await show();
    await press(view, 'Mover o fijar: Iván Soto');
    await view.user.click(await screen.findByRole('radio', { name: 'Sigue en este viaje y a esta hora' }));
    await press(view, 'Guardar');
    await view.user.click(within(trip(second)).getByRole('button', { name: 'Fijar viaje' }));
    await waitFor(() => expect(drafts(view)).toHaveLength(2));
    expect(drafts(view)[0]?.trips[0]?.stops[1]).toEqual({ party: '2.0', lock: 'time', at: planTime(15) });
    expect(drafts(view)[1]?.trips[1]).toMatchObject({ locked: true });
  });

  it('[DSP-17] a trip that its driver has begun says why it is locked, and nobody unlocks it', async () => {
    await show(
      aPlan({ draft: aVersion([{ ...aTrip(1, 21, ['1.0']), locked: true, hasStarted: true }, aTrip(2, 22, ['3.0'])]) }),
    );
    expect(within(trip(first)).getByText(/^Eva Ruiz · fijado: el conductor ya lo empezó/)).toBeInTheDocument();
    expect(within(trip(first)).queryByRole('button', { name: 'Soltar viaje' })).toBeNull();
    expect(within(trip(first)).queryByLabelText(/^Conductor/)).toBeNull();
    expect(within(trip(second)).getByRole('button', { name: 'Fijar viaje' })).toBeInTheDocument();
  });

  it('fast changes are saved one after the other, none is lost', async () => {
    let answer: () => void = () => {};
    const view = await show();
    const save = view.api[`PUT ${url}/draft`] as (call: MadeCall) => DispatchPlan;
    view.api[`PUT ${url}/draft`] = async (call: MadeCall) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return save(call);
    };
    await press(view, 'Subir a Iván Soto un lugar');
    await waitFor(() => expect(drafts(view)).toHaveLength(1));
    drag('Luz Ramos', trip(first));
    await press(view, 'Subir a Luz Ramos un lugar');
    expect(namesIn(first)).toEqual(['Iván Soto', 'Luz Ramos', 'Rosa Díaz']);
    expect(drafts(view)).toHaveLength(1);
    await act(async () => answer());
    await waitFor(() => expect(drafts(view)).toHaveLength(2));
    expect(drafts(view)[1]).toMatchObject({ ifMatch: '"5"', stops: [['2.0', '3.0', '1.0']] });
    await act(async () => answer());
    await waitFor(() => expect(namesIn(first)).toEqual(['Iván Soto', 'Luz Ramos', 'Rosa Díaz']));
  });

  it('undo and redo save what was before, also by Ctrl+Z', async () => {
    const view = await show();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
    await press(view, 'Subir a Iván Soto un lugar');
    await waitFor(() => expect(drafts(view)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toBeEnabled());
    await view.user.keyboard('{Control>}z{/Control}');
    expect(namesIn(first)).toEqual(['Rosa Díaz', 'Iván Soto']);
    await waitFor(() => expect(drafts(view)[1]).toMatchObject({ ifMatch: '"5"', stops: [['1.0', '2.0'], ['3.0']] }));
    await press(view, 'Rehacer');
    await waitFor(() => expect(drafts(view)[2]?.stops[0]).toEqual(['2.0', '1.0']));
  });

  it('what cannot be saved stays, says so, and is saved when it is tried again', async () => {
    const view = await show();
    const save = view.api[`PUT ${url}/draft`];
    view.api[`PUT ${url}/draft`] = () =>
      apiError('STATE_CONFLICT', { status: 409, errors: [{ field: 'trips.0', reason: 'unknown-driver' }] });
    await press(view, 'Subir a Iván Soto un lugar');
    expect(await screen.findByText(/no se guardó/)).toBeVisible();
    expect(screen.getByText('Viaje 1 · ABC-123: esa persona no conduce.')).toBeVisible();
    expect(namesIn(first)).toEqual(['Iván Soto', 'Rosa Díaz']);
    // the browser asks before the page is left
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    view.api[`PUT ${url}/draft`] = save;
    await press(view, 'Guardar de nuevo');
    await waitFor(() => expect(screen.queryByText(/no se guardó/)).toBeNull());
    expect(namesIn(first)).toEqual(['Iván Soto', 'Rosa Díaz']);
  });

  it('[BOF-15] who is second is told, and keeps theirs or takes the other', async () => {
    const view = await show();
    const save = view.api[`PUT ${url}/draft`];
    const outdate = (revision: number) => {
      const trips = [aTrip(1, 21, ['1.0']), aTrip(2, 22, ['3.0', '2.0'])];
      view.api[`PUT ${url}/draft`] = () => apiError('CHANGED_MEANWHILE', { status: 412 });
      view.api[`GET ${url}`] = aPlan({ draft: aVersion(trips, { revision }) });
    };
    outdate(9);
    await press(view, 'Subir a Iván Soto un lugar');
    expect(await screen.findByText(/Otra persona cambió este plan/)).toBeVisible();
    await press(view, 'Ver lo guardado');
    await waitFor(() => expect(namesIn(second)).toEqual(['Luz Ramos', 'Iván Soto']));
    outdate(12);
    await press(view, 'Subir a Iván Soto un lugar');
    await screen.findByText(/Otra persona cambió este plan/);
    view.api[`PUT ${url}/draft`] = save;
    await press(view, 'Usar lo mío');
    await waitFor(() =>
      expect(drafts(view).at(-1)).toMatchObject({ ifMatch: '"12"', stops: [['1.0'], ['2.0', '3.0']] }),
    );
  });

  it('a trip of a free vehicle is added, gets a driver, and is removed while it is empty', async () => {
    const view = await show();
    await view.user.click(screen.getByLabelText('Elige una van libre'));
    await view.user.click(await screen.findByTitle(/^GHI-789/));
    await press(view, 'Agregar viaje');
    const third = 'Viaje 3 · GHI-789';
    expect(trip(third)).toHaveTextContent('Sin paradas todavía');
    await view.user.click(screen.getByLabelText(`Conductor de ${third}`));
    await view.user.click(await screen.findByTitle('Ana Gil'));
    await waitFor(() => expect(drafts(view).at(-1)?.trips[2]).toMatchObject({ vehicleId: 23, driverId: 32 }));
    await press(view, `Quitar ${third}`);
    await waitFor(() => expect(drafts(view).at(-1)?.trips).toHaveLength(2));
  });

  it('who has a trip of another departure meanwhile comes last, and it is said which; a trip that has them warns', async () => {
    const gala = { id: 8, event: { id: 3, slug: 'gala', translations: { es_PE: { name: 'Gala' } } } };
    const elsewhere = (startsAt: string, endsAt: string, who: object) => ({
      startsAt,
      endsAt,
      departure: { ...gala, direction: 'back' as const },
      ...who,
    });
    const view = await show(
      aPlan({
        vehicles: ['ABC-123', 'DEF-456', 'GHI-789', 'JKL-012'].map((plate, i) => aVehicle(21 + i, plate)),
        taken: [
          elsewhere(planTime(70), planTime(160), { vehicleId: 23, driverId: 31 }),
          // ends earlier, or is on another day
          elsewhere(planTime(-60), planTime(0), { vehicleId: 22, driverId: 32 }),
          elsewhere(planTime(-60), planTime(20), { vehicleId: 21 }),
        ],
      }),
    );
    const text = 'Gala (Vuelta), 18:10–19:40';
    expect(trip(first)).toHaveTextContent('⚠ La van tiene otro viaje publicado a esa hora: Gala (Vuelta), 16:00–17:20');
    expect(trip(second)).not.toHaveTextContent('⚠');
    const titles = () =>
      screen
        .getAllByTitle(/^(GHI-789|JKL-012|Luis|Ana)/)
        .filter(({ className }) => className.includes('option'))
        .map(({ title }) => title);
    await view.user.click(screen.getByLabelText(`Van de ${second}`));
    expect(titles()).toEqual(['JKL-012 · Sprinter · 15', `GHI-789 · Sprinter · 15 · ${text}`]);
    await view.user.keyboard('{Escape}');
    await view.user.click(screen.getByLabelText(`Conductor de ${second}`));
    await view.user.click(await screen.findByTitle(`Luis Soto · ${text}`));
    expect(trip(second)).toHaveTextContent(`⚠ El conductor tiene otro viaje publicado a esa hora: ${text}`);
    await view.user.click(screen.getByLabelText('Elige una van libre'));
    expect(titles().slice(-2)).toEqual(['JKL-012 · Sprinter · 15', `GHI-789 · Sprinter · 15 · ${text}`]);
  });

  it('[DSP-01] a van that is out of service is named and warned of, and no other trip gets it', async () => {
    const vehicles = [aVehicle(21, 'ABC-123', { isOutOfService: true }), aVehicle(22, 'DEF-456')];
    const drivers = [{ id: 31, name: 'Luis Soto', isBlocked: true, revision: 1 }];
    const trips = [{ ...aTrip(1, 21, ['1.0', '2.0']), driverId: 31 }];
    const view = await show(aPlan({ vehicles, drivers, draft: aVersion(trips) }));
    expect(trip(first)).toHaveTextContent('⚠ Esta van no está en servicio ese día: elige otra');
    expect(trip(first)).toHaveTextContent('⚠ Este conductor está bloqueado: elige a otro');
    await view.user.click(screen.getByLabelText(`Van de ${first}`));
    await view.user.click(await screen.findByTitle(/^DEF-456/));
    await waitFor(() => expect(drafts(view).at(-1)?.trips[0]).toMatchObject({ vehicleId: 22 }));
    await waitFor(() => expect(screen.queryByText(/no está en servicio/)).toBeNull());
    await view.user.click(screen.getByLabelText('Elige una van libre'));
    expect(await screen.findByTitle(/^DEF-456.*también hace el viaje 1$/)).toBeInTheDocument();
    expect(screen.queryByTitle(/^ABC-123.*también/)).toBeNull();
  });

  it('without a draft one begins with the published plan; who rides no more is shown, and not sent', async () => {
    const published = aVersion([aTrip(1, 21, ['9.0', '1.0', '2.0'])], { state: 'published', revision: 7 });
    const view = await show(aPlan({ draft: undefined, published }));
    expect(namesIn(first)).toEqual(['Ya no viaja', 'Rosa Díaz', 'Iván Soto']);
    await press(view, 'Subir a Iván Soto un lugar');
    await waitFor(() => expect(drafts(view)).toMatchObject([{ ifMatch: '"0"', stops: [['2.0', '1.0']] }]));
  });
});

describe('[DSP-07] the plan as a whole', () => {
  it('a response that began before a change and comes after it undoes nothing', async () => {
    const view = await show();
    const { [`PUT ${url}/draft`]: save } = view.api;
    let respond: (plan: DispatchPlan) => void = () => {};
    view.api[`GET ${url}`] = () => new Promise<DispatchPlan>((resolve) => (respond = resolve));
    view.api[`PUT ${url}/draft`] = () => apiError('INTERNAL', { status: 500 });
    await press(view, 'Subir a Iván Soto un lugar');
    view.api[`PUT ${url}/draft`] = save;
    await press(view, 'Guardar de nuevo');
    await waitFor(() => expect(drafts(view)).toHaveLength(2));
    await act(async () => respond(aPlan({ readAt: planTime(-61) })));
    expect(namesIn(first)).toEqual(['Iván Soto', 'Rosa Díaz']);
    await press(view, 'Subir a Rosa Díaz un lugar');
    await waitFor(() => expect(drafts(view)[2]?.ifMatch).toBe('"5"'));
  });

  it('planning again improves or begins anew, says how far it is, and nothing is changed meanwhile', async () => {
    const planning = { share: 0.4, vehicles: 2, unserved: 1 };
    const view = await show(aPlan(), { [`POST ${url}/planning`]: aPlan({ planning }) });
    await press(view, 'Planificar de nuevo…');
    await view.user.click(await screen.findByRole('radio', { name: /Empezar de cero/ }));
    view.api[`GET ${url}`] = aPlan({ planning: { ...planning, share: 0.8 } });
    await press(view, 'Planificar');
    expect(await screen.findByText('Por ahora: 2 vans, 1 paradas sin viaje.')).toBeVisible();
    const sent = view.calls.find(({ method }) => method === 'POST');
    expect([sent?.data, sent?.headers['If-Match']]).toEqual([{ fromScratch: true }, '"4"']);
    expect(screen.queryByRole('button', { name: /^Subir/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80'));
    view.api[`GET ${url}`] = aPlan({ draft: aVersion([aTrip(1, 21, ['3.0', '1.0', '2.0', '4.0'])], { revision: 5 }) });
    await waitFor(() => expect(namesIn(first)).toHaveLength(4), { timeout: 5000 });
    // the user who started planning can undo it
    await press(view, 'Deshacer');
    await waitFor(() => expect(drafts(view)).toMatchObject([{ ifMatch: '"5"', stops: [['1.0', '2.0'], ['3.0']] }]));
  });

  it('[DSP-03] planning and publishing are about the draft that was seen: another one is looked at first', async () => {
    const changedMeanwhile = () =>
      apiError('CHANGED_MEANWHILE', { status: 412, errors: [{ field: 'trips', reason: 'changed' }] });
    const view = await show(aPlan(), {
      [`POST ${url}/planning`]: changedMeanwhile,
      [`POST ${url}/publication`]: changedMeanwhile,
    });
    for (const [open, then, text] of [
      ['Planificar de nuevo…', 'Planificar', /^El borrador cambió mientras tanto.*planifica después/],
      ['Publicar…', 'Publicar y avisar', /^El borrador cambió mientras tanto.*publica después/],
    ] as const) {
      await press(view, open);
      await press(view, then);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByText(/El servidor no lo acepta/)).toBeNull();
      expect(screen.getByRole('button', { name: then })).toBeDisabled();
      await press(view, 'Volver');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('is compared with what is published, and discarded', async () => {
    const published = aVersion([aTrip(1, 21, ['2.0', '1.0']), aTrip(2, 22, ['3.0'])], { state: 'published' });
    const view = await show(aPlan({ published }), { [`DELETE ${url}/draft`]: aPlan({ draft: undefined, published }) });
    await press(view, 'Comparar con lo publicado');
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('3 boletos reciben otra hora o van.')).toBeInTheDocument();
    expect(within(drawer).getByRole('row', { name: /Rosa Díaz/ })).toHaveTextContent(
      'Rosa Díaz17:15 · ABC-12317:05 · ABC-123',
    );
    expect(within(drawer).queryByRole('row', { name: /Luz Ramos/ })).toBeNull();
    await view.user.click(within(drawer).getByRole('button', { name: /Close|Cerrar/ }));
    await press(view, 'Descartar borrador');
    await screen.findAllByText('¿Descartar el borrador?');
    const [confirm] = screen.getAllByRole('button', { name: 'Descartar borrador', hidden: true }).slice(-1);
    if (confirm) await view.user.click(confirm);
    await waitFor(() => expect(namesIn(first)).toEqual(['Iván Soto', 'Rosa Díaz']));
    expect(view.calls.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"4"');
  });

  it('run sheets of the published plan are saved as files', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const published = aVersion([aTrip(1, 21, ['1.0'])], { state: 'published' });
    const view = await show(aPlan({ published }), { [`GET ${url}/run-sheets`]: new Blob(['a']) });
    await press(view, 'Hojas de ruta CSV');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('noche-de-cumbia-5-out.csv');
    save.mockRestore();
    expect(view.calls.at(-1)?.params).toEqual({ format: 'csv', language: 'es_PE' });
  });
});

describe('[DSP-05] publishing', () => {
  const [stop] = aTrip(1, 21, ['1.0']).stops;
  const broken = aPlan({
    draft: aVersion([
      { ...aTrip(1, 21, ['1.0']), stops: stop ? [{ ...stop, broken: ['window'] }] : [] },
      aTrip(2, 22, ['3.0']),
    ]),
  });

  it('says how many are told, and needs broken rules to be accepted', async () => {
    const done = { notified: 3, plan: aPlan({ draft: undefined, published: aVersion([], { state: 'published' }) }) };
    const view = await show(broken, { [`POST ${url}/publication`]: done });
    await press(view, 'Publicar…');
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('Se avisará a los pasajeros de 3 boletos: su hora o su van es nueva o cambió.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(/Viaje 1 · ABC-123, Rosa Díaz: Fuera de la hora prometida/)).toBeInTheDocument();
    const publish = within(dialog).getByRole('button', { name: 'Publicar y avisar' });
    expect(publish).toBeDisabled();
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'Publicar de todos modos' }));
    await view.user.click(publish);
    expect(await screen.findByText('El plan se publicó. Se avisa a los pasajeros de 3 boletos.')).toBeVisible();
    const sent = view.calls.find(({ method }) => method === 'POST');
    expect(sent?.data).toEqual({ acceptBroken: true });
    expect(sent?.headers['If-Match']).toBe('"4"');
  });

  it('of the way back says that nobody is told, and where it is seen', async () => {
    const backUrl = url.replace('out', 'back');
    const plan = aPlan({ direction: 'back', arrivesBy: undefined, leavesAt: planTime(490) });
    const published = { ...plan, draft: undefined, published: aVersion([], { state: 'published' }) };
    const view = await show(
      plan,
      {
        [`GET ${backUrl}`]: plan,
        [`POST ${backUrl}/publication`]: { notified: 0, plan: published },
      },
      'dispatcher',
      'back',
    );
    await press(view, 'Publicar…');
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(/^De la vuelta no se avisa a nadie.*enlace de su viaje.*compra/),
    ).toBeInTheDocument();
    expect(within(dialog).queryByText(/Se avisará|No cambia la hora/)).toBeNull();
    await view.user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText(/^El plan de la vuelta se publicó\. No se avisa a nadie/)).toBeVisible();
  });

  it('[DSP-20] what forbids it is counted and named before the click', async () => {
    const [one, two] = [aTrip(1, 21, ['1.0', '2.0']), aTrip(2, 22, [])];
    const draft = aVersion([{ ...one, driverId: undefined, proposedDriverId: 32 }, two]);
    const view = await show(aPlan({ draft }));
    const counted = () => screen.getByText('Reglas rotas').closest('.ant-statistic');
    expect(counted()).toHaveTextContent(/2$/);
    expect(trip(first)).toHaveTextContent('⚠ Falta quien conduzca');
    expect(trip(second)).toHaveTextContent('⚠ Sin paradas');
    await press(view, 'Publicar…');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Viaje 1 · ABC-123: no tiene quien conduzca.')).toBeVisible();
    expect(within(dialog).getByText('Viaje 2 · DEF-456: no tiene paradas. Quítalo.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Publicar y avisar' })).toBeDisabled();
    await view.user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    await press(view, `Asignar a Ana Gil a ${first}`);
    await waitFor(() => expect(drafts(view).at(-1)?.trips[0]).toMatchObject({ driverId: 32 }));
    expect(counted()).toHaveTextContent(/1$/);
  });

  it('[DSP-20] a driver who rests too little or drives too long is a broken rule', async () => {
    const tired = { ...aTrip(1, 21, ['1.0', '2.0']), driverBroken: ['driver-rest' as const, 'driver-day' as const] };
    const view = await show(aPlan({ draft: aVersion([tired]), driving: { restMinutes: 15, longestDayMinutes: 780 } }));
    expect(trip(first)).toHaveTextContent('⚠ Quien conduce descansa menos de 15 minutos entre dos viajes');
    expect(trip(first)).toHaveTextContent('⚠ La jornada de quien conduce pasa de 13 horas');
    await press(view, 'Publicar…');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Publicar y avisar' })).toBeDisabled();
    await view.user.click(within(dialog).getByRole('checkbox'));
    expect(within(dialog).getByRole('button', { name: 'Publicar y avisar' })).toBeEnabled();
  });

  it('says which trip has nobody who drives it', async () => {
    const errors = [{ field: 'trips.1', reason: 'no-driver' }];
    const view = await show(aPlan(), {
      [`POST ${url}/publication`]: () => apiError('STATE_CONFLICT', { status: 409, errors }),
    });
    await press(view, 'Publicar…');
    await press(view, 'Publicar y avisar');
    expect(await screen.findByText('Viaje 2 · DEF-456: no tiene quien conduzca.')).toBeVisible();
  });
});

it('[DSP-06] a late buyer is put where it costs least, after one has seen what that costs', async () => {
  const option = {
    trip: 2,
    position: 0,
    addedMinutes: 6,
    addedKilometres: 2.14,
    changed: [{ party: '3.0', from: planTime(5), to: planTime(11) }],
    broken: [],
  };
  const view = await show(
    aPlan({ proposals: [{ kind: 'insert', party: '4.0', order: 'TARDE123', options: [option] }] }),
  );
  const proposals = trip('Cambios desde que se publicó');
  expect(proposals).toHaveTextContent(/Compró después: Noé Paz.*parada 1.*\+6 min, \+2\.1 km.*Luz Ramos 17:05 → 17:11/);
  await view.user.click(within(proposals).getByRole('button', { name: /Poner en el borrador/ }));
  expect(namesIn(second)).toEqual(['Noé Paz', 'Luz Ramos']);
  await waitFor(() =>
    expect(drafts(view).at(-1)?.stops).toEqual([
      ['1.0', '2.0'],
      ['4.0', '3.0'],
    ]),
  );
});

it('[DSP-21] a trip says what its parties need beside seats, of what the van has', async () => {
  const plan = aPlan();
  const [rosa, ...others] = plan.parties;
  const parties = [{ ...rosa, spaces: { wheelchair: 2, luggage: 1 } } as (typeof others)[number], ...others];
  const vehicles = plan.vehicles.map((vehicle) => ({ ...vehicle, spaces: { wheelchair: 1, luggage: 6 } }));
  await show({ ...plan, parties, vehicles });
  expect(within(trip(first)).getByText('2/1 · Espacio para silla de ruedas')).toHaveAttribute('data-full', 'true');
  expect(within(trip(first)).getByText('1/6 · Equipaje grande')).toHaveAttribute('data-full', 'false');
  expect(rowOf('Rosa Díaz')).toHaveTextContent('2 × Espacio para silla de ruedas, 1 × Equipaje grande');
});
