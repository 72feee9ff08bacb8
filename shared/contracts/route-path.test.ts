import { matchRoutePath } from './route-path.ts';

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
