import { screen } from '@testing-library/react';
import { aModule, renderShell } from '../testing/renderShell.tsx';

const office = aModule(
  'mfe-back-office',
  { '/back-office': () => <h1>Hoy</h1>, '/news': () => <h1>Noticias</h1> },
  { routes: { '/back-office': { frame: 'bare' } } },
);

it('[BOF-17] a page that asks for no frame is alone on the screen, and others keep theirs', async () => {
  const { unmount } = await renderShell({ path: '/back-office', modules: [office] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  unmount();
  await renderShell({ path: '/news', modules: [office] });
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});
