import type { LiveBoard, LiveRun, RunMove, RunMoved } from '@idavuelta/shared/contracts/staff';
import { apiError, inEveryLanguage } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aPlan, aTrip, aVersion, planTime } from '../../testing/plans.ts';
import LiveBoardPage from './LiveBoardPage.tsx';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const run: LiveRun = {
  ...{ id: 7, direction: 'out', van: 'ABC-123', driver: 'Eva', vehicleId: 21, driverId: 33 },
  ...{ startsAt: minutes(-30), endsAt: minutes(40), leftAt: minutes(-30), heardAt: minutes(0) },
  ...{ seats: 15, travellers: 4, boarded: 1, absent: 0, stops: 3, stopsDone: 1, delayMinutes: 0, isConfirmed: true },
};
const boardOf = (over: Partial<LiveRun> = {}): LiveBoard => ({
  readAt: minutes(0),
  departures: [
    {
      ...{ id: 5, event: inEveryLanguage({ name: 'Gala' }), place: 'Gran Teatro', country: 'PE' },
      ...{ timeZone: 'America/Lima', startsAt: minutes(90), unplanned: 0, runs: [{ ...run, ...over }] },
    },
  ],
});
const trip = (number: number, vehicleId: number) => ({
  ...aTrip(number, vehicleId, ['3.0']),
  ...{ startsAt: minutes(-20), endsAt: minutes(50) },
});
const plan = aPlan({
  published: aVersion([trip(1, 21), trip(2, 22)].map((each, i) => (i ? each : { ...each, startsAt: run.startsAt }))),
  taken: [
    {
      ...{ driverId: 31, startsAt: minutes(10), endsAt: minutes(60) },
      departure: { id: 8, direction: 'out', event: { id: 2, slug: 'vals', translations: { es_PE: { name: 'Vals' } } } },
    },
  ],
});
const call = (at: string, van: string, driver: string) => ({ at, van, driver });
const moved: RunMoved = {
  changes: [
    {
      ...{ party: '2.0', order: 'EXACTA22', people: ['Iván Soto'] },
      ...{ was: call(planTime(5), 'ABC-123', 'Eva'), now: call(planTime(15), 'GHI-789', 'Ana') },
    },
  ],
  aboard: ['1.0'],
  notified: 0,
};

class NoEvents extends EventTarget {
  close() {}
}
beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { EventSource: NoEvents });
});

type Answer = (body: RunMove) => unknown;

async function show({ answer = () => moved, over }: { answer?: Answer; over?: Partial<LiveRun> } = {}) {
  const sent: RunMove[] = [];
  const { user } = await renderOffice(<LiveBoardPage />, {
    path: '/back-office/dispatch/today',
    api: {
      'GET /staff-api/live-board': boardOf(over),
      'GET /staff-api/departures/5/plans/out': plan,
      'POST /staff-api/runs/7/move': ({ data }: { data?: unknown }) => {
        sent.push(data as RunMove);
        return answer(data as RunMove);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pasar ABC-123 a otra van' }));
  const drawer = within(await screen.findByRole('dialog'));
  const choose = async (label: string, option: RegExp) => {
    await user.click(drawer.getByRole('combobox', { name: label }));
    await user.click(await screen.findByTitle(option));
  };
  return { user, drawer, sent, choose, move: () => drawer.getByRole('button', { name: 'Pasar el viaje' }) };
}

it('[DSP-17] says who and what is free, shows what changes for whom, and moves only then', async () => {
  const { user, drawer, sent, choose, move } = await show();
  expect(move()).toBeDisabled();
  await user.click(drawer.getByRole('combobox', { name: 'Conductor' }));
  expect(await screen.findByTitle('Ana Gil · libre')).toBeInTheDocument();
  expect(screen.getByTitle('Eva Ruiz · en este viaje ahora')).toBeInTheDocument();
  expect(screen.getByTitle(/Luis Soto · Vals, \d/)).toBeInTheDocument();
  expect(screen.getByTitle(/Raúl Vega · otro viaje de esta salida/)).toBeInTheDocument();
  await user.click(screen.getByTitle('Ana Gil · libre'));
  await choose('Van', /GHI-789 · Sprinter · 11 asientos · libre/);
  expect(sent).toEqual([]);
  await user.click(drawer.getByRole('radio', { name: /este viaje termina aquí/ }));
  const preview = within(await drawer.findByRole('region', { name: 'Qué cambia' }));
  expect(preview.getByText('Cambia la hora, la van o el conductor de 1 parada.')).toBeVisible();
  expect(preview.getByText('Eva (ABC-123) pierde 1 parada.')).toBeVisible();
  expect(preview.getByText('Ana (GHI-789) recibe 1 parada.')).toBeVisible();
  expect(preview.getByText('1 grupo a bordo va con lo que falta.')).toBeVisible();
  expect(preview.getByText('Iván Soto')).toBeVisible();
  expect(preview.getByText(/^17:05 → 17:15 · GHI-789$/)).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: 'Nota al conductor que pierde el viaje' }), 'Ana está cerca');
  await user.click(move());
  await waitFor(() => expect(sent.at(-1)?.preview).toBe(false));
  expect(sent.at(-1)).toEqual({
    ...{ vehicleId: 23, driverId: 32, aboard: 'move', delayMinutes: 0, note: 'Ana está cerca', preview: false },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('[DSP-17] what the server finds wrong stands at its field, and nothing typed is lost', async () => {
  const errors = [{ field: 'vehicleId', reason: 'capacity' }];
  const { user, drawer, choose, move } = await show({
    over: { leftAt: undefined, boarded: 0 },
    answer: ({ vehicleId }) => (vehicleId === 23 ? apiError('STATE_CONFLICT', { status: 409, errors }) : moved),
  });
  await user.type(drawer.getByRole('textbox', { name: /Nota/ }), 'Se averió');
  await choose('Conductor', /Ana Gil/);
  await choose('Van', /GHI-789/);
  expect(await drawer.findByText('No caben todos en esa van.')).toBeVisible();
  expect(move()).toBeDisabled();
  expect(drawer.queryByRole('region')).not.toBeInTheDocument();
  await choose('Van', /DEF-456/);
  expect(await drawer.findByRole('region', { name: 'Qué cambia' })).toBeVisible();
  expect(drawer.queryByText('No caben todos en esa van.')).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Pasar ABC-123 a otra van' }));
  expect(await screen.findByRole('textbox', { name: /Nota/ })).toHaveValue('Se averió');
});

it('[DSP-17] a run that somebody else moved meanwhile is said to have ended', async () => {
  const errors = [{ field: 'run', reason: 'run-ended' }];
  const { drawer, choose } = await show({
    over: { leftAt: undefined, boarded: 0 },
    answer: () => apiError('STATE_CONFLICT', { status: 409, errors }),
  });
  await choose('Conductor', /Ana Gil/);
  expect(await drawer.findByRole('alert')).toHaveTextContent('Este viaje ya terminó o lo cambió otra persona.');
});

it('[DSP-18] a changed run says whether its driver confirmed it; who only reads moves nothing', async () => {
  const api = { 'GET /staff-api/live-board': boardOf({ isChanged: true, isConfirmed: false }) };
  await renderOffice(<LiveBoardPage />, { path: '/back-office/dispatch/today', account: anAccount('events'), api });
  expect(await screen.findByText('Cambio sin confirmar')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pasar/ })).not.toBeInTheDocument();
});
