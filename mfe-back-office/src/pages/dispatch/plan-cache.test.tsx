import type { DispatchPlan, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { MadeCall } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aParty, aPlan, planTime, savedPlan } from '../../testing/plans.ts';
import DispatchPage from './DispatchPage.tsx';

const url = '/staff-api/departures/5/plans/out';
const pollMs = 15_000;

/**
 * Renders a plan with a clock that the test advances. Each read and each change is a second later than the previous
 * one.
 */
async function show() {
  jest.useFakeTimers();
  withoutCanvas();
  const rendered = jest.fn();
  let plan = aPlan();
  let readings = 0;
  const read = () => ({ ...structuredClone(plan), readAt: planTime(++readings / 60) });
  const view = await renderOffice(
    <Profiler id="plan" onRender={rendered}>
      <DispatchPage params={{ id: '5', direction: 'out' }} />
    </Profiler>,
    {
      path: '/back-office/dispatch/5/out',
      notify: 'frame',
      account: anAccount('dispatcher'),
      api: {
        [`GET ${url}`]: read,
        [`PUT ${url}/draft`]: ({ data }: MadeCall) => {
          plan = savedPlan(plan, data as PlanDraft, (plan.draft?.revision ?? 0) + 1);
          return read();
        },
      },
    },
  );
  await screen.findByTitle('17:05 · Rosa Díaz');
  const changePlan = (change: Partial<DispatchPlan>) => {
    plan = { ...plan, ...change };
  };
  return { ...view, rendered, changePlan };
}
type View = Awaited<ReturnType<typeof show>>;

afterEach(() => void jest.useRealTimers());

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const countReads = ({ calls }: View) => calls.filter(({ method, path }) => method === 'GET' && path === url).length;
const savedRevisions = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['If-Match']);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const namesInFirstTrip = () =>
  within(screen.getByRole('region', { name: 'Viaje 1 · ABC-123' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Rosa Díaz|Iván Soto/.exec(textContent ?? '')?.[0]);

it('[DSP-01] a plan that is read again as it was renders nothing anew, one that changed does', async () => {
  const view = await show();
  await passes(1000);
  view.rendered.mockClear();
  const reads = countReads(view);
  await passes(3 * pollMs);
  expect(countReads(view)).toBe(reads + 3);
  expect(view.rendered).not.toHaveBeenCalled();
  view.changePlan({ parties: [aParty('1.0', 'Rosa Díaz', { note: 'Portón azul' }), ...aPlan().parties.slice(1)] });
  await passes(pollMs);
  expect(screen.getByText('Nota: Portón azul')).toBeVisible();
});

it('[DSP-07] a change in the frame after a save begins from the saved plan, and the page does not go back', async () => {
  const view = await show();
  const saved = () => act(async () => {});
  const nextFrame = () => passes(17);
  await nextFrame();
  press('Subir a Iván Soto un lugar');
  await saved();
  expect(savedRevisions(view)).toEqual(['"4"']);
  expect(namesInFirstTrip()).toEqual(['Iván Soto', 'Rosa Díaz']);
  press('Subir a Rosa Díaz un lugar');
  await saved();
  expect(savedRevisions(view)).toEqual(['"4"', '"5"']);
  await nextFrame();
  expect(namesInFirstTrip()).toEqual(['Rosa Díaz', 'Iván Soto']);
  press('Deshacer');
  await saved();
  expect(savedRevisions(view).at(-1)).toBe('"6"');
  expect(namesInFirstTrip()).toEqual(['Iván Soto', 'Rosa Díaz']);
});
