import { lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { addTextsOf } from './platform.ts';
import { show } from './show.tsx';

const Questions = lazy(async () => {
  await addTextsOf(remotes.catalog, './pages/faq/FaqPage.tsx');
  return import('mfe-catalog/pages/faq/FaqPage.tsx');
});
const Booking = lazy(() => import('./Booking.tsx'));

show(
  <>
    <nav>
      <Link to="/">mfe-catalog</Link> <Link to="/booking/rock-bajo-la-garua">mfe-booking</Link>
    </nav>
    <Routes>
      <Route path="/" element={<Questions params={{}} />} />
      <Route path="/booking/:event" element={<Booking />} />
    </Routes>
  </>,
);
