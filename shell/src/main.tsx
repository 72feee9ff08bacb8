import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './styles.css';
import { showBootFailure } from './app/boot-failure.ts';
import { type HydrationPayload, readHydrationPayload } from './app/hydration-payload.ts';
import { hydrate, start } from './start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const payload = readHydrationPayload(document);

/** A page that cannot be taken over is begun anew: its module did not come, and the site says so in its place. */
async function takeOver(element: HTMLElement, page: HydrationPayload) {
  try {
    await hydrate(element, page);
  } catch (error) {
    console.warn('the page from the server could not be taken over', error);
    await start(element, page.config);
  }
}

(payload ? takeOver(root, payload) : start(root, window.idavueltaConfig ?? {})).catch((error: unknown) => {
  console.warn('the site did not start', error);
  showBootFailure(root);
});
