import type { ModuleState } from '@idavuelta/shared/contracts';
import { Link, Slot, useDispatch, useSelector } from '@idavuelta/shared/platform';
import { anEvent } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { aModule, aRegistry, loadFrom, renderShell } from '../testing/renderShell.tsx';
import { translatePage } from '../testing/translate-page.ts';

const unavailable = /no está disponible/;

/** In an element of its own: React cannot insert before or remove a text node that a translation has replaced. */
function Seats() {
  const [pressed, setPressed] = useState(false);
  return (
    <p>
      {pressed && <b>Cupón aplicado</b>}
      Quedan pocas
      <button type="button" onClick={() => setPressed(true)}>
        Aplicar
      </button>
    </p>
  );
}
const state = { reducer: (chosen = 0, { type }: { type: string }) => (type === 'chosen' ? chosen + 1 : chosen) };
const selectChosen = (all: unknown) => (all as Record<string, number>)['mfe-catalog'];
function Chosen() {
  const chosen = useSelector(selectChosen);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'chosen' })}>
      {`Boletos: ${chosen}`}
    </button>
  );
}
const catalog = aModule(
  'mfe-catalog',
  {
    '/list': () => (
      <>
        Dos eventos
        <h1>Lista</h1>
        <Link to="/event">al evento</Link>
      </>
    ),
    '/event': () => (
      <>
        <h1>El evento</h1>
        <Chosen />
        <Slot name="event.booking" event={anEvent()} />
      </>
    ),
  },
  { state: state as ModuleState },
);
const booking = aModule('mfe-booking', {}, { fills: { 'event.booking': Seats } });
const modules = [catalog, booking];

const expectWholePage = (name: string) => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {})); // React logs what boundaries caught

it('[FLT-12] a page that leaves a translated page comes whole, with header and footer', async () => {
  const { user, currentPath } = await renderShell({ path: '/list', modules });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
  translatePage();
  await user.click(screen.getByRole('link', { name: 'al evento' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'El evento' })).toBeVisible();
  expectWholePage('El evento');
  expect(screen.queryByText('Dos eventos')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/event');
});

it('[FLT-12] a translated slot that React cannot change is rendered anew, and what the visitor chose stays', async () => {
  const { user } = await renderShell({ path: '/event', modules });
  await user.click(await screen.findByRole('button', { name: 'Boletos: 0' }));
  await screen.findByRole('button', { name: 'Aplicar' });
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expectWholePage('El evento');
  expect(screen.getByRole('button', { name: 'Boletos: 1' })).toBeVisible();
  expect(screen.getByText('Quedan pocas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(screen.getByText('Cupón aplicado')).toBeVisible();
});

describe('a page whose nodes are changed each time', () => {
  /** Throws the error that React gets when nodes are missing, as many times as requested. */
  const failing = (times: number) => {
    let left = times;
    return aModule('mfe-catalog', {
      '/list': () => {
        useLayoutEffect(() => {
          left -= 1;
          if (left >= 0) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
        }, []);
        return <h1>Lista</h1>;
      },
    });
  };
  const show = (times: number) => {
    const module = failing(times);
    return renderShell({
      path: '/list',
      registry: async () => aRegistry(module),
      loadExpose: loadFrom(module),
      modules: [module],
    });
  };

  it('[FLT-12] is rendered anew a few times', async () => {
    await show(5);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lista' })).toBeVisible();
    expectWholePage('Lista');
  });

  it('[FLT-12] is given up then', async () => {
    await expect(async () => {
      await show(Number.POSITIVE_INFINITY);
      await act(async () => {});
    }).rejects.toThrow('not a child');
  });
});
