/** @jest-environment node */
import { fakeNetwork } from '@idavuelta/shared/testing';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createRouteTable } from './features/modules/route-table.ts';
import { Providers } from './Providers.tsx';
import { createSite } from './site.ts';
import { aRegistry, home } from './testing/renderSite.tsx';

/** As a server renders it: no window, no processes, the module loaded first. */
async function render(path: string) {
  const registry = aRegistry(home);
  const { adapter } = fakeNetwork({});
  const { site, host, setRegistry, showLanguage } = createSite({
    config: {},
    origin: 'https://www.idavuelta.pe',
    releaseLoader: () => async () => home,
    adapter,
  });
  setRegistry(registry);
  await showLanguage('en_US');
  await host.load(home.name);
  const modules = {
    host,
    registry: { status: 'ready' as const, registry, routes: createRouteTable(registry) },
    retryRegistry: async () => {},
  };
  return renderToString(
    <Providers site={site} modules={modules}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}

it('renders the frame in Node: header, main and footer, in the language asked for', async () => {
  expect(typeof window).toBe('undefined');
  const html = await render('/');
  for (const landmark of ['<header', '<main', '<footer']) expect(html).toContain(landmark);
  expect(html).toContain('From your home to the event, and back.');
});
