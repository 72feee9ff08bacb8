import { screen } from '@testing-library/react';
import { aModule, aRegistry, catalog, renderShell } from '../testing/renderShell.tsx';

const booking = aModule(
  'mfe-booking',
  { '/order': () => <h1>Tu pedido</h1> },
  { fills: { 'event.booking': () => <h2>Reserva</h2> } },
);

/** Shows the site while `name` is switched off. */
function showWithout(name: string, path: string) {
  const registry = aRegistry(catalog, booking);
  Object.assign(registry.modules[name] ?? {}, { off: { since: '2027-03-01T15:30:00.000Z' } });
  return renderShell({ path, modules: [catalog, booking], registry: async () => registry });
}

it('[MOD-12] a page of a module that is switched off says so, and the rest lives', async () => {
  await showWithout('mfe-booking', '/order');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Esta página no está disponible por ahora',
  );
  expect(document.title).toBe('Esta página no está disponible por ahora');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('[MOD-12] a slot of a module that is switched off is empty', async () => {
  await showWithout('mfe-booking', '/event');
  expect(await screen.findByRole('heading', { level: 1, name: 'El evento' })).toBeVisible();
  expect(screen.queryByText('Reserva')).not.toBeInTheDocument();
  expect(screen.queryByText(/no está disponible/)).not.toBeInTheDocument();
});
