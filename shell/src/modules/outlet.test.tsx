import { Link } from '@idavuelta/shared/platform';
import { screen, waitFor } from '@testing-library/react';
import { aModule, home, renderShell } from '../testing/renderShell.tsx';

const places = aModule('mfe-places', {
  '/a': () => (
    <>
      <h1>A</h1>
      <Link to="/b">a B</Link>
      <Link to="/a?query=1#hash">misma</Link>
    </>
  ),
  '/b': () => <h1 tabIndex={-1}>B</h1>,
  '/:product-companies': ({ params }) => <h1>Empresas {params.product}</h1>,
});

it('[RTE-21] redirects a path that nobody owns to /error404, which leads home', async () => {
  const { user, currentPath } = await renderShell({ path: '/no/existe' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no disponible' })).toBeVisible();
  expect(currentPath()).toBe('/error404');
  await user.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
});

it('[RTE-21] redirects a path with a broken percent sequence as well', async () => {
  const { currentPath } = await renderShell({ path: '/event/%E0%A4', modules: [home, places] });
  expect(currentPath()).toBe('/error404');
});

it('[RTE-14] finds the owner of any product word before -companies', async () => {
  await renderShell({ path: '/vans-companies', modules: [places] });
  expect(await screen.findByRole('heading', { name: 'Empresas vans' })).toBeVisible();
});

it('[RTE-22] scrolls to the top when the path changes, and not when only query or hash do', async () => {
  const { user } = await renderShell({ path: '/a', modules: [places] });
  const scroll = jest.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('link', { name: 'misma' }));
  expect(scroll).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'a B' }));
  expect(await screen.findByRole('heading', { name: 'B' })).toBeVisible();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('[RTE-25] moves focus to the new heading and announces the page', async () => {
  const { user } = await renderShell({ path: '/a', modules: [places] });
  await user.click(await screen.findByRole('link', { name: 'a B' }));
  expect(await screen.findByText('Página: B')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus();
});

it('matches a path once: for fetching its data ahead, for showing the page, and for another query of it', async () => {
  const seen: object[] = [];
  const items = aModule(
    'mfe-items',
    {
      '/list': () => <Link to="/item/1">uno</Link>,
      '/item/:id': ({ params }) => {
        seen.push(params);
        return (
          <>
            <h1>Uno</h1>
            <Link to="/item/1?size=2">otra medida</Link>
          </>
        );
      },
    },
    {
      routes: { '/list': { public: true } },
      loads: { '/item/:id': async ({ params }) => void seen.push(params) },
    },
  );
  const { user, currentPath } = await renderShell({ path: '/list', modules: [items] });
  const link = await screen.findByRole('link', { name: 'uno' });
  // Links are followed once the code for that has loaded.
  await waitFor(async () => {
    await user.pointer([{ keys: '[MouseLeft>]', target: link }, { target: document.body }, { keys: '[/MouseLeft]' }]);
    expect(seen).toHaveLength(1);
  });
  await user.click(link);
  await user.click(await screen.findByRole('link', { name: 'otra medida' }));
  expect(currentPath()).toBe('/item/1?size=2');
  // Once for its data and once for the page; another query does not re-render it.
  expect(seen).toHaveLength(2);
  // Each lookup would create a new object.
  expect(seen[1]).toBe(seen[0]);
});

it('[QRC-08] names the web app manifest of a page that can be installed, in its language, and on no other page', async () => {
  const scan = aModule(
    'mfe-scan',
    { '/scan': () => <Link to="/">al inicio</Link> },
    { routes: { '/scan': { installable: true } } },
  );
  const manifests = () =>
    [...document.querySelectorAll('link[rel="manifest"]')].map((link) => link.getAttribute('href'));
  const { user } = await renderShell({ path: '/scan?lang=pt-BR', modules: [home, scan] });
  const link = await screen.findByRole('link', { name: 'al inicio' });
  expect(manifests()).toEqual(['/modules/mfe-scan/1.0.0/app/pt_BR.webmanifest']);
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(manifests()).toEqual([]);
});
