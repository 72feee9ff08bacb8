import { defineModule, type RouteDefinition } from '@idavuelta/shared/contracts';

const bare = { frame: 'bare' } as const satisfies Partial<RouteDefinition>;

export default defineModule({
  name: 'mfe-back-office',
  contract: '^3.21.0',
  namespace: 'back-office',
  shares: ['moment'],
  routes: [
    { path: '/back-office', page: './pages/home/HomePage.tsx', ...bare },
    { path: '/back-office/log-in', page: './pages/log-in/LogInPage.tsx', ...bare },
    { path: '/back-office/invitation/:token', page: './pages/invitation/InvitationPage.tsx', ...bare },
    { path: '/back-office/content', page: './pages/content/ContentPage.tsx', ...bare },
    { path: '/back-office/coupons', page: './pages/coupons/CouponsPage.tsx', ...bare },
    { path: '/back-office/coupons/:id', page: './pages/coupons/CouponPage.tsx', ...bare },
    { path: '/back-office/travellers', page: './pages/travellers/TravellersPage.tsx', ...bare },
    { path: '/back-office/travellers/:id', page: './pages/travellers/DepartureTravellersPage.tsx', ...bare },
    { path: '/back-office/reports', page: './pages/reports/ReportsPage.tsx', ...bare },
    { path: '/back-office/transfers', page: './pages/transfers/TransfersPage.tsx', ...bare },
    { path: '/back-office/orders', page: './pages/orders/OrdersPage.tsx', ...bare },
    { path: '/back-office/orders/new', page: './pages/orders/sale/SalePage.tsx', ...bare },
    { path: '/back-office/orders/:id', page: './pages/orders/order/OrderPage.tsx', ...bare },
    { path: '/back-office/requests', page: './pages/requests/RequestsPage.tsx', ...bare },
    { path: '/back-office/requests/:id', page: './pages/requests/RequestPage.tsx', ...bare },
    { path: '/back-office/events', page: './pages/events/EventsPage.tsx', ...bare },
    { path: '/back-office/events/:slug', page: './pages/events/EventPage.tsx', ...bare },
    { path: '/back-office/new-event', page: './pages/events/NewEventPage.tsx', ...bare },
    { path: '/back-office/customers', page: './pages/customers/CustomersPage.tsx', ...bare },
    { path: '/back-office/customers/:id', page: './pages/customers/customer/CustomerPage.tsx', ...bare },
    { path: '/back-office/import-events', page: './pages/events/ImportPage.tsx', ...bare },
    { path: '/back-office/payment-settings', page: './pages/payment-settings/PaymentSettingsPage.tsx', ...bare },
    { path: '/back-office/people', page: './pages/people/PeoplePage.tsx', ...bare },
    { path: '/back-office/changes', page: './pages/changes/ChangesPage.tsx', ...bare },
    {
      path: '/back-office/events/:slug/departures',
      page: './pages/departures/DeparturesPage.tsx',
      ...bare,
    },
    { path: '/back-office/events/:slug/coupons', page: './pages/coupons/EventCouponsPage.tsx', ...bare },
    { path: '/back-office/events/:slug/prices', page: './pages/prices/PricesPage.tsx', ...bare },
    { path: '/back-office/account', page: './pages/account/AccountPage.tsx', ...bare },
  ],
});
