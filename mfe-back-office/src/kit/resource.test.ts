import { requestOf } from './resource.ts';

it('[BOF-15] a call fills its path, and names the revision that was read; the rest is the body', () => {
  expect(requestOf('PUT /events/:slug/state', { slug: 'a/b', revision: 0, change: 'publish' })).toEqual({
    method: 'PUT',
    url: '/events/a%2Fb/state',
    data: { change: 'publish' },
    headers: { 'If-Match': '"0"' },
  });
});

it('[BOF-11] a list is asked for by its filters, and one thing by its id', () => {
  expect(requestOf('GET /coupons', { text: 'VUELTA', page: 2 })).toEqual({
    method: 'GET',
    url: '/coupons',
    params: { text: 'VUELTA', page: 2 },
  });
  expect(requestOf('GET /coupons/:id', 7)).toEqual({ method: 'GET', url: '/coupons/7', params: {} });
});

it('[BOF-11] a dry run says so in the address, and what has nothing to send sends no body', () => {
  const dryRun = requestOf('POST /rows/:id/match', { id: 3, order: 'A1', dryRun: true });
  expect(dryRun).toMatchObject({ url: '/rows/3/match', params: { 'dry-run': 'true' }, data: { order: 'A1' } });
  expect(requestOf('POST /coupons/:id/:to', { id: 3, to: 'stop' })).not.toHaveProperty('data');
});
