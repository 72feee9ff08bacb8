import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-catalog',
  contract: '^1.0.0',
  namespace: 'catalog',
  routes: [
    {
      path: '/',
      public: true,
      load: () => import('./features/landing/LandingPage.tsx'),
      data: () => import('./features/landing/landing.data.ts'),
    },
    {
      path: '/massive-events',
      public: true,
      load: () => import('./features/event-lists/MassiveEventsPage.tsx'),
      data: () => import('./features/event-lists/massive.data.ts'),
    },
    {
      path: '/private-events',
      public: true,
      load: () => import('./features/event-lists/PrivateEventsPage.tsx'),
      data: () => import('./features/event-lists/private.data.ts'),
    },
    {
      path: '/alliances',
      public: true,
      load: () => import('./features/event-lists/AlliancesPage.tsx'),
      data: () => import('./features/event-lists/alliances.data.ts'),
    },
    {
      path: '/search',
      public: true,
      unlisted: true,
      load: () => import('./features/search/SearchPage.tsx'),
      data: () => import('./features/search/search.data.ts'),
    },
    {
      path: '/event/:name',
      public: true,
      load: () => import('./features/event-detail/EventPage.tsx'),
      data: () => import('./features/event-detail/event-detail.data.ts'),
    },
    { path: '/about-us', public: true, load: () => import('./features/about-us/AboutUsPage.tsx') },
    { path: '/wedding', public: true, load: () => import('./features/wedding/WeddingPage.tsx') },
    { path: '/contact', public: true, load: () => import('./features/contact/ContactPage.tsx') },
    { path: '/faq', public: true, load: () => import('./features/faq/FaqPage.tsx') },
    { path: '/how-book', public: true, load: () => import('./features/how-book/HowBookPage.tsx') },
    { path: '/:product-companies', public: true, load: () => import('./features/companies/CompaniesPage.tsx') },
  ],
  // in the module's own file: mounting must not wait for one more request
  state: () => import(/* webpackMode: "eager" */ './state.ts'),
  texts: (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
});
