import { renderModule } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import catalog from '../module.ts';
import { media, watchSections } from '../testing/browser.ts';
import { Carousel } from './Carousel.tsx';

const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const every = 6_000;

const show = (props: { perView?: number; playEvery?: number } = {}) =>
  renderModule(
    catalog,
    <>
      <Carousel label="Números" perView={1} heading={<h2>Números</h2>} {...props}>
        {names.map((name) => (
          <a key={name} href={`/${name}`}>
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">fuera</button>
    </>,
  );

/** Slides that are visible and focusable, once react-slick has replaced the strip. */
const inView = () => [...document.querySelectorAll('.slick-slide:not([inert])')].map(({ textContent }) => textContent);

it('shows every slide in a strip until it moves, named and numbered', async () => {
  await show();
  const carousel = within(screen.getByRole('group', { name: 'Números' }));
  expect(carousel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(carousel.getByRole('group', { name: '2 de 6' })).toHaveTextContent('dos');
  expect(document.querySelector('.slick-slider')).toBeNull();
});

it.each([
  [1280, ['dos', 'tres', 'cuatro', 'cinco']],
  [959, ['dos', 'tres', 'cuatro']],
  [640, ['dos', 'tres']],
  [480, ['dos']],
])('[LND-03] shows four per view, fewer as the window narrows: at %i px', async (width, expected) => {
  media({ width });
  const { user } = await show({ perView: 4 });
  await user.click(screen.getByRole('button', { name: /siguiente/ }));
  await waitFor(() => expect(inView()).toEqual(expected));
});

it('moves by its buttons, says where it is, and stops at both ends', async () => {
  const { user } = await show({ perView: 4 });
  const next = screen.getByRole('button', { name: 'Números: siguiente' });
  expect(screen.getByRole('button', { name: 'Números: anterior' })).toHaveAttribute('aria-disabled');
  await user.click(next);
  expect(await screen.findByText('2 de 6')).toBeInTheDocument();
  await user.click(next);
  expect(await screen.findByText('3 de 6')).toBeInTheDocument();
  expect(next).toHaveAttribute('aria-disabled');
  expect(inView()).toEqual(['tres', 'cuatro', 'cinco', 'seis']);
});

it('has no buttons when everything is in view', async () => {
  await show({ perView: 6, playEvery: every });
  expect(screen.queryByRole('button', { name: /siguiente/ })).not.toBeInTheDocument();
});

describe('[LND-03] one that comes near the window', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });
  /** Signals that the page is being used. */
  async function settle() {
    fireEvent.scroll(window);
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  const isStrip = () => document.querySelector('.slick-slider') === null;

  async function come() {
    media({ width: 1280 });
    const comeNear = watchSections();
    const shown = await show({ perView: 4 });
    await settle();
    expect(isStrip()).toBe(true);
    await comeNear();
    return shown;
  }

  it('is taken over by react-slick where it stands', async () => {
    await come();
    await settle();
    expect(inView()).toEqual(['uno', 'dos', 'tres', 'cuatro']);
    expect(screen.queryByText('1 de 6', { selector: '[aria-live]' })).not.toBeInTheDocument();
  });

  it('waits until somebody uses the page, or has had the time to look at it', async () => {
    await come();
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(isStrip()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(isStrip()).toBe(false);
  });

  it('is left alone while the focus is inside', async () => {
    await come();
    act(() => screen.getByRole('link', { name: 'uno' }).focus());
    await settle();
    expect(screen.getByRole('link', { name: 'uno' })).toHaveFocus();
    expect(isStrip()).toBe(true);
    act(() => screen.getByRole('button', { name: 'fuera' }).focus());
    await settle();
    expect(isStrip()).toBe(false);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])('waits for its first move on a line of %j', async (line) => {
    Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
    const { user } = await come();
    await settle();
    expect(isStrip()).toBe(true);
    jest.useRealTimers();
    await user.click(screen.getByRole('button', { name: /siguiente/ }));
    await waitFor(() => expect(inView()).toEqual(['dos', 'tres', 'cuatro', 'cinco']));
  });
});

describe('[LND-08] one that plays by itself', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  /** Lets one move happen: its code loads, it starts, it ends; React renders each after part of the time. */
  async function pass() {
    for (const time of [every, 250, 250, 250, 250]) await act(() => jest.advanceTimersByTimeAsync(time));
  }

  async function play(preferences = {}) {
    media({ width: 1280, ...preferences });
    const comeNear = watchSections();
    const shown = await show({ playEvery: every });
    await comeNear();
    return shown;
  }

  it('moves on, and after its last slide begins again', async () => {
    await play();
    const seen: (string | null)[] = [];
    for (let move = 0; move < names.length; move++) {
      await pass();
      seen.push(...inView());
    }
    expect(seen).toEqual(['dos', 'tres', 'cuatro', 'cinco', 'seis', 'uno']);
    expect(screen.queryByText('1 de 6', { selector: '[aria-live]' })).not.toBeInTheDocument();
  });

  it('rests while it is hovered', async () => {
    const { user } = await play();
    await user.hover(screen.getByRole('group', { name: 'Números' }));
    await pass();
    expect(inView()).toEqual(['uno']);
    await user.unhover(screen.getByRole('group', { name: 'Números' }));
    await pass();
    expect(inView()).toEqual(['dos']);
  });

  it('rests while the focus is inside', async () => {
    await play();
    act(() => screen.getByRole('link', { name: 'uno' }).focus());
    await pass();
    expect(inView()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'fuera' }).focus());
    await pass();
    expect(inView()).toEqual(['dos']);
  });

  it('has a pause control', async () => {
    const { user } = await play();
    await user.click(screen.getByRole('button', { name: 'Números: pausar' }));
    await user.unhover(screen.getByRole('group', { name: 'Números' }));
    act(() => screen.getByRole('button', { name: 'fuera' }).focus());
    await pass();
    expect(inView()).toEqual(['uno']);
    await user.click(screen.getByRole('button', { name: 'Números: reproducir' }));
    await pass();
    expect(inView()).toEqual(['dos']);
  });

  it('stands still under reduced motion, until the visitor asks for it', async () => {
    const { user } = await play({ reducedMotion: true });
    await pass();
    expect(inView()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Números: reproducir' }));
    await pass();
    expect(inView()).toEqual(['dos']);
  });
});
