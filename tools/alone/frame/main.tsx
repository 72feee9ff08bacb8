/// <reference types="webpack/module" />
import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './frame.css';
import { PlatformContext, type PlatformServices } from '@idavuelta/shared/host';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createAloneApp } from './app.ts';
import { Frame } from './Frame.tsx';
import { loadDefinition } from './module-files.ts';
import { SlotPlace } from './SlotPlace.tsx';

const services: PlatformServices = { siteOrigin: window.location.origin, apiBaseUrl: '/backend', SlotHost: SlotPlace };

const root = createRoot(document.getElementById('root') as HTMLElement);
let notice = '';
const app = await createAloneApp(await loadDefinition(), (text) => {
  notice = text;
  render();
});
render();

function render() {
  root.render(
    <I18nextProvider i18n={app.i18n}>
      <Provider store={app.store}>
        <PlatformContext value={services}>
          <BrowserRouter>
            <Frame app={app} notice={notice} />
          </BrowserRouter>
        </PlatformContext>
      </Provider>
    </I18nextProvider>,
  );
}
