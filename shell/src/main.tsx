import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './styles.css';
import { showBootFailure } from './app/boot-failure.ts';
import { type HydrationPayload, readHydrationPayload } from './app/hydration-payload.ts';
import { createBrowserLoader } from './modules/federation/browser-loader.ts';
import { hydrate, start } from './start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
async function run(element: HTMLElement, page: HydrationPayload | undefined) {
  const loader = createBrowserLoader();
  if (page) hydrate(element, page, loader);
  else await start(element, window.idavueltaConfig ?? {}, loader);
}

run(root, readHydrationPayload(document)).catch((error: unknown) => {
  console.warn('the application did not start', error);
  showBootFailure(root);
});
