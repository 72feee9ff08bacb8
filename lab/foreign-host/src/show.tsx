import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import { PlatformContext } from '@idavuelta/shared/platform';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { i18n, services, store } from './platform.ts';

/** Renders module pages within the providers that they need. */
export function show(children: ReactNode) {
  const main = document.body.appendChild(document.createElement('main'));
  createRoot(main).render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <PlatformContext value={services}>
          <BrowserRouter>
            <Suspense fallback="…">{children}</Suspense>
          </BrowserRouter>
        </PlatformContext>
      </Provider>
    </I18nextProvider>,
  );
}
