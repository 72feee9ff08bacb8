import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-catalog',
  contract: '^2.0.0',
  namespace: 'catalog',
  routes: [
    {
      path: '/',
      public: true,
      load: () => import('./pages/landing/LandingPage.tsx'),
      data: () => import('./pages/landing/landing.data.ts'),
    },
    {
      path: '/massive-events',
      public: true,
      load: () => import('./pages/event-lists/MassiveEventsPage.tsx'),
      data: () => import('./pages/event-lists/massive.data.ts'),
    },
    {
      path: '/private-events',
      public: true,
      load: () => import('./pages/event-lists/PrivateEventsPage.tsx'),
      data: () => import('./pages/event-lists/private.data.ts'),
    },
    {
      path: '/alliances',
      public: true,
      load: () => import('./pages/event-lists/AlliancesPage.tsx'),
      data: () => import('./pages/event-lists/alliances.data.ts'),
    },
    {
      path: '/search',
      public: true,
      unlisted: true,
      load: () => import('./pages/search/SearchPage.tsx'),
      data: () => import('./pages/search/search.data.ts'),
    },
    {
      path: '/event/:name',
      public: true,
      load: () => import('./pages/event-detail/EventPage.tsx'),
      data: () => import('./pages/event-detail/event-detail.data.ts'),
    },
    { path: '/about-us', public: true, load: () => import('./pages/about-us/AboutUsPage.tsx') },
    { path: '/wedding', public: true, load: () => import('./pages/wedding/WeddingPage.tsx') },
    { path: '/contact', public: true, load: () => import('./pages/contact/ContactPage.tsx') },
    { path: '/faq', public: true, load: () => import('./pages/faq/FaqPage.tsx') },
    { path: '/how-book', public: true, load: () => import('./pages/how-book/HowBookPage.tsx') },
    { path: '/:product-companies', public: true, load: () => import('./pages/companies/CompaniesPage.tsx') },
  ],
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
});
