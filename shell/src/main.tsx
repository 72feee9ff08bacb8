import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './styles.css';
import { showBootFailure } from './app/boot-failure.ts';
import { type HydrationPayload, readHydrationPayload } from './app/hydration-payload.ts';
import { hydrate, start } from './start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const payload = readHydrationPayload(document);

/** Hydrates the page; when its module cannot be loaded, renders it anew with a message in the module's place. */
async function hydrateOrStart(element: HTMLElement, page: HydrationPayload) {
  try {
    await hydrate(element, page);
  } catch (error) {
    console.warn('the page from the server could not be hydrated', error);
    await start(element, page.config);
  }
}

(payload ? hydrateOrStart(root, payload) : start(root, window.idavueltaConfig ?? {})).catch((error: unknown) => {
  console.warn('the application did not start', error);
  showBootFailure(root);
});
