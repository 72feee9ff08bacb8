import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-catalog',
  contract: '^3.0.0',
  namespace: 'catalog',
  routes: [
    {
      path: '/',
      public: true,
      page: './pages/landing/LandingPage.tsx',
      data: './pages/landing/landing.data.ts',
    },
    {
      path: '/massive-events',
      public: true,
      page: './pages/event-lists/MassiveEventsPage.tsx',
      data: './pages/event-lists/massive.data.ts',
    },
    {
      path: '/private-events',
      public: true,
      page: './pages/event-lists/PrivateEventsPage.tsx',
      data: './pages/event-lists/private.data.ts',
    },
    {
      path: '/alliances',
      public: true,
      page: './pages/event-lists/AlliancesPage.tsx',
      data: './pages/event-lists/alliances.data.ts',
    },
    {
      path: '/search',
      public: true,
      unlisted: true,
      page: './pages/search/SearchPage.tsx',
      data: './pages/search/search.data.ts',
    },
    {
      path: '/event/:name',
      public: true,
      page: './pages/event-detail/EventPage.tsx',
      data: './pages/event-detail/event-detail.data.ts',
    },
    { path: '/event-preview/:token', page: './pages/event-detail/PreviewPage.tsx' },
    { path: '/about-us', public: true, page: './pages/about-us/AboutUsPage.tsx' },
    { path: '/wedding', public: true, page: './pages/wedding/WeddingPage.tsx' },
    { path: '/contact', public: true, page: './pages/contact/ContactPage.tsx' },
    { path: '/faq', public: true, page: './pages/faq/FaqPage.tsx' },
    {
      path: '/legal/:document',
      public: true,
      page: './pages/legal/LegalPage.tsx',
      data: './pages/legal/legal.data.ts',
    },
    { path: '/how-book', public: true, page: './pages/how-book/HowBookPage.tsx' },
    { path: '/:product-companies', public: true, page: './pages/companies/CompaniesPage.tsx' },
  ],
  shares: [
    'yup',
    'final-form',
    'react-final-form',
    'moment',
    '@idavuelta/shared/calendar',
    '@idavuelta/shared/search-select',
  ],
});
