import { Link, useNavigate } from '@idavuelta/shared/platform';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { aModule, renderShell } from '../../testing/renderShell.tsx';
import { scrollablePage } from '../../testing/scrollable-page.ts';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      atrás
    </button>
  );
}

const pages = aModule('mfe-places', {
  '/list': () => (
    <>
      <h1 tabIndex={-1}>Lista</h1>
      <Link to="/detail">detalle</Link>
      <Link to="/list?page=2">página 2</Link>
      <Back />
    </>
  ),
  '/detail': () => (
    <>
      <h1 tabIndex={-1}>Detalle</h1>
      <Back />
    </>
  ),
});

async function atList() {
  const scrollable = scrollablePage();
  const { user } = await renderShell({ path: '/list', modules: [pages] });
  await screen.findByRole('heading', { name: 'Lista' });
  const press = async (role: 'link' | 'button', name: string, then: string) => {
    await user.click(screen.getByRole(role, { name }));
    await screen.findByRole('heading', { name: then });
  };
  return { ...scrollable, press };
}

it('[RTE-22] starts a new path at the top and leaves a new query where it is', async () => {
  const { scroll, press, y } = await atList();
  scroll(1_200);
  await press('link', 'página 2', 'Lista');
  expect(y()).toBe(1_200);
  await press('link', 'detalle', 'Detalle');
  expect(y()).toBe(0);
});

/** Goes back to a list that was left at 1200 px and is now shorter. */
async function atShortList() {
  const list = await atList();
  list.scroll(1_200);
  await list.press('link', 'detalle', 'Detalle');
  list.page.height = 900;
  await list.press('button', 'atrás', 'Lista');
  return list;
}

it('[RTE-26] returns to where the visitor was', async () => {
  const { scroll, press, y } = await atList();
  scroll(1_200);
  await press('link', 'detalle', 'Detalle');
  scroll(300);
  await press('button', 'atrás', 'Lista');
  expect(y()).toBe(1_200);
});

it('[RTE-26] returns as soon as a list that loads later has made the page tall enough', async () => {
  const { page, scroll, y } = await atShortList();
  expect(y()).toBe(900 - window.innerHeight);
  act(() => page.grow(1_500));
  expect(y()).toBe(1_500 - window.innerHeight);
  act(() => page.grow(4_000));
  expect(y()).toBe(1_200);
  scroll(100);
  act(() => page.grow(5_000));
  expect(y()).toBe(100);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  '[RTE-26] stops restoring once the visitor scrolls: %s',
  async (gesture) => {
    const { page, scroll, y } = await atShortList();
    fireEvent(window, new Event(gesture));
    scroll(50);
    act(() => page.grow(4_000));
    expect(y()).toBe(50);
  },
);

it('[RTE-26] keeps the position while the page is too short for it', async () => {
  const { page, press, y } = await atShortList();
  page.height = 5_000;
  await press('link', 'detalle', 'Detalle');
  await press('button', 'atrás', 'Lista');
  expect(y()).toBe(1_200);
});

describe('a page that is loaded', () => {
  const loadedBy = (type: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });
  const leave = () => fireEvent(window, new Event('pagehide'));
  afterEach(() => Object.assign(performance, { getEntriesByType: undefined }));

  it.each(['reload', 'back_forward'])('[RTE-26] is where the visitor left it after a %s', async (type) => {
    const { scroll } = await atList();
    scroll(700);
    leave();
    cleanup();
    loadedBy(type);
    expect((await atList()).y()).toBe(700);
  });

  it('[RTE-22] starts at the top when its address was opened anew', async () => {
    const { scroll } = await atList();
    scroll(700);
    leave();
    cleanup();
    loadedBy('navigate');
    expect((await atList()).y()).toBe(0);
  });
});

it('[RTE-25] moves focus to the heading of each page, and announces it', async () => {
  const { press } = await atList();
  await press('link', 'detalle', 'Detalle');
  expect(await screen.findByText('Página: Detalle')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: 'Detalle' })).toHaveFocus();
  await press('button', 'atrás', 'Lista');
  expect(await screen.findByText('Página: Lista')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: 'Lista' })).toHaveFocus();
});

it('[RTE-25] a heading that arrives late leaves the focus where the visitor has put it meanwhile', async () => {
  const late = Promise.withResolvers<void>();
  const Late = lazy(async () => {
    await late.promise;
    return { default: () => <h1 tabIndex={-1}>Tarde</h1> };
  });
  const module = aModule('mfe-places', {
    '/list': () => (
      <>
        <h1>Lista</h1>
        <Link to="/late">tarde</Link>
      </>
    ),
    '/late': () => (
      <>
        <button type="button">menú</button>
        <Suspense>
          <Late />
        </Suspense>
      </>
    ),
  });
  const { user } = await renderShell({ path: '/list', modules: [module] });
  await user.click(await screen.findByRole('link', { name: 'tarde' }));
  const menu = await screen.findByRole('button', { name: 'menú' });
  await user.click(menu);
  await act(async () => late.resolve());
  expect(await screen.findByText('Página: Tarde')).toBeInTheDocument();
  expect(menu).toHaveFocus();
});
