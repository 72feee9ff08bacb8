import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Landing = lazy(() => import('reference-landing/Landing'));

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <header>
      <Link to="/">Reference</Link>
    </header>
    <main>
      <Suspense fallback={<p>…</p>}>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route path="*" element={<p>404</p>} />
        </Routes>
      </Suspense>
    </main>
  </BrowserRouter>,
);
