import { findRoute, matchRoutePath } from './route-path.ts';

it.each([
  ['/', '/', {}],
  ['/faq', '/faq/', {}],
  ['/event/:name', '/event/noche-de-cumbia', { name: 'noche-de-cumbia' }],
  ['/event/:name', '/event/ma%C3%B1ana', { name: 'mañana' }],
  ['/:product-companies', '/van-y-bus-companies', { product: 'van-y-bus' }],
  ['/event/:name', '/event/', undefined],
  ['/event/:name', '/event/a/b', undefined],
  ['/event/:name', '/event/%E0%A4', undefined],
  ['/faq', '/faqs', undefined],
  ['/a.b', '/aXb', undefined],
])('pattern %s on %s gives %j', (pattern, pathname, params) => {
  expect(matchRoutePath(pattern, pathname)).toEqual(params);
});

it('prefers the route with fewer parameters, whatever their order', () => {
  const routes = ['/:a/:b', '/event/:name', '/event/new'].map((path) => ({ path }));
  for (const order of [routes, [...routes].reverse()]) {
    expect(findRoute(order, '/event/new')?.route.path).toBe('/event/new');
    expect(findRoute(order, '/event/x')).toEqual({ route: { path: '/event/:name' }, params: { name: 'x' } });
    expect(findRoute(order, '/faq')).toBeUndefined();
  }
});
