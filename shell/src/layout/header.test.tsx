import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aModule, renderShell } from '../testing/renderShell.tsx';
import { scrollablePage } from '../testing/scrollable-page.ts';

const catalog = aModule(
  'mfe-catalog',
  Object.fromEntries(
    ['/', '/wedding', '/private-events', '/contact'].map((path) => [path, () => <h1 tabIndex={-1}>{`En ${path}`}</h1>]),
  ),
);

/** Paths of the navigation links. */
const pages = [
  '/about-us',
  '/massive-events',
  '/private-events',
  '/wedding',
  '/alliances',
  '/how-book',
  '/idavuelta-companies',
];

const banner = () => within(screen.getByRole('banner'));
const mainNav = () => within(screen.getByRole('navigation', { name: 'Principal' }));

it('[HDR-01] has social links, country and language, search, login and the links', async () => {
  const { user } = await renderShell({ modules: [catalog] });
  for (const name of ['Facebook', 'Instagram', 'TikTok']) expect(banner().getByRole('link', { name })).toBeVisible();
  expect(banner().getByRole('button', { name: /País e idioma/ })).toBeVisible();
  expect(banner().getByRole('searchbox', { name: 'Buscar eventos' })).toBeVisible();
  expect(banner().getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await user.click(mainNav().getByRole('button', { name: 'Eventos' }));
  const addresses = mainNav()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/'));
  expect(addresses).toEqual(pages);
});

it('[HDR-01] says which link is the page on screen', async () => {
  const { user } = await renderShell({ path: '/wedding', modules: [catalog] });
  await user.click(mainNav().getByRole('button', { name: 'Eventos' }));
  const current = mainNav().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Matrimonios']);
});

it('[HDR-02] changes its colour past 1000 px of scroll, and back', async () => {
  const { scroll } = scrollablePage();
  await renderShell({ modules: [catalog] });
  for (const [y, isNight] of [
    [1_000, false],
    [1_001, true],
    [1_000, false],
  ] as const) {
    scroll(y);
    expect(screen.getByRole('banner').hasAttribute('data-scrolled')).toBe(isNight);
  }
});

describe('the drop-down', () => {
  async function atEvents() {
    const { user, currentPath } = await renderShell({ modules: [catalog] });
    const button = mainNav().getByRole('button', { name: 'Eventos' });
    button.focus();
    return { user, currentPath, button };
  }
  const link = (name: string) => mainNav().getByRole('link', { name });

  it('[HDR-07] opens by arrows, moves by arrows, Home and End, and goes round', async () => {
    const { user, button } = await atEvents();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const steps = [
      ['{ArrowDown}', 'Eventos masivos'],
      ['{ArrowDown}', 'Eventos privados'],
      ['{End}', 'Matrimonios'],
      ['{ArrowDown}', 'Eventos masivos'],
      ['{ArrowUp}', 'Matrimonios'],
      ['{Home}', 'Eventos masivos'],
    ] as const;
    for (const [key, name] of steps) {
      await user.keyboard(key);
      expect(link(name)).toHaveFocus();
    }
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('[HDR-07] opens at its last link by the arrow up', async () => {
    const { user } = await atEvents();
    await user.keyboard('{ArrowUp}');
    expect(link('Matrimonios')).toHaveFocus();
  });

  it('[HDR-07] closes by Escape and gives focus back', async () => {
    const { user, button } = await atEvents();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(mainNav().queryByRole('link', { name: 'Eventos masivos' })).not.toBeInTheDocument();
  });

  it('[HDR-07] closes when focus or the pointer goes elsewhere', async () => {
    const { user, button } = await atEvents();
    await user.keyboard('{ArrowUp}{Tab}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByText(/Todos los derechos/)); // not focusable
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('[HDR-07] follows a link by Enter and closes', async () => {
    const { user, button, currentPath } = await atEvents();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(currentPath()).toBe('/private-events');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the drawer', () => {
  async function openDrawer() {
    const rendered = await renderShell({ modules: [catalog] });
    const button = screen.getByRole('button', { name: 'Abrir el menú' });
    await rendered.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Menú' });
    return { ...rendered, button, dialog, inside: within(dialog) };
  }
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('[HDR-03] has the same links and contact', async () => {
    const { inside, button } = await openDrawer();
    const nav = within(inside.getByRole('navigation', { name: 'Secciones del sitio' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([...pages, '/contact', '/faq']);
    expect(inside.getByRole('button', { name: /País e idioma/ })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('[HDR-07] is a modal, which keeps focus inside', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await openDrawer();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('[HDR-07] gives focus back when its button closes it', async () => {
    const { user, inside, button } = await openDrawer();
    await user.click(inside.getByRole('button', { name: 'Cerrar' }));
    await expectClosed();
    expect(button).toHaveFocus();
  });

  it('[HDR-07] closes by Escape', async () => {
    const { dialog } = await openDrawer();
    // A browser turns Escape into this event; jsdom does not.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expectClosed();
  });

  it('[HDR-03] closes by a click beside it, not by one inside', async () => {
    const { user, dialog, inside } = await openDrawer();
    await user.click(inside.getByRole('heading', { name: 'Eventos' }));
    expect(dialog).toBeInTheDocument();
    fireEvent.click(dialog); // the target of a click on the backdrop is the dialog itself
    await expectClosed();
  });

  it('[HDR-03, RTE-25] closes by following a link; focus goes to the new page', async () => {
    const { user, inside, currentPath } = await openDrawer();
    await user.click(inside.getByRole('link', { name: 'Contacto' }));
    await expectClosed();
    expect(currentPath()).toBe('/contact');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'En /contact' })).toHaveFocus());
  });
});
