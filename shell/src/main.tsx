import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showBootFailure } from './boot-failure.ts';
import { findLocale } from './features/locale/locale.saga.ts';
import { createReleaseLoader } from './features/modules/federation.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { createSite } from './site.ts';

async function start(element: HTMLElement) {
  const assembled = createSite({
    config: window.idavueltaConfig ?? {},
    origin: window.location.origin,
    releaseLoader: createReleaseLoader,
  });
  const { store } = assembled.site;
  const { hostname, search } = window.location;
  await store.runSaga(findLocale, hostname, document.cookie, search).toPromise();
  await assembled.showLanguage(store.getState().locale.language);
  assembled.startProcesses();
  createRoot(element).render(<SiteRoot assembled={assembled} Router={BrowserRouter} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  console.warn('the site did not start', error);
  showBootFailure(root);
});
