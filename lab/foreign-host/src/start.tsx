import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import { PlatformContext } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { addTextsOf, i18n, services, store } from './platform.ts';

const Questions = lazy(async () => {
  await addTextsOf(remotes.catalog, './pages/faq/FaqPage.tsx');
  return import('mfe-catalog/pages/faq/FaqPage.tsx');
});
const Booking = lazy(() => import('./Booking.tsx'));

const main = document.body.appendChild(document.createElement('main'));
createRoot(main).render(
  <I18nextProvider i18n={i18n}>
    <Provider store={store}>
      <PlatformContext value={services}>
        <BrowserRouter>
          <nav>
            <Link to="/">mfe-catalog</Link> <Link to="/booking/rock-bajo-la-garua">mfe-booking</Link>
          </nav>
          <Suspense fallback="…">
            <Routes>
              <Route path="/" element={<Questions params={{}} />} />
              <Route path="/booking/:event" element={<Booking />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </PlatformContext>
    </Provider>
  </I18nextProvider>,
);
