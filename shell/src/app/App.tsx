import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { lazy, Suspense, useEffect } from 'react';
import { PrefetchLinks } from '../features/navigation/PrefetchLinks.tsx';
import { selectLogin } from '../features/session/session.slice.ts';
import { Layout } from '../layout/Layout.tsx';
import { Outlet } from '../modules/Outlet.tsx';

const LoginModal = lazy(() => import('../features/session/LoginModal.tsx'));

/** The whole site, less its providers: the same in the browser and on a server. */
export function App() {
  const language = useSelector(selectLanguage);
  const login = useSelector(selectLogin);

  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  return (
    <Layout>
      <PrefetchLinks />
      <Outlet />
      {login.modal === 'open' && (
        <Suspense>
          <LoginModal />
        </Suspense>
      )}
    </Layout>
  );
}
