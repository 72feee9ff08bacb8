import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from './index.ts';

const Place = () => <output>{JSON.stringify(useLocation(), ['pathname', 'search', 'state'])}</output>;

const renderLink = (link: Parameters<typeof Link>[0]) =>
  render(
    <MemoryRouter initialEntries={['/account']}>
      <Link {...link}>Eventos</Link>
      <Place />
    </MemoryRouter>,
  );

const place = () => JSON.parse(screen.getByRole('status').textContent ?? '');

/** @returns whether the click is left to the browser */
const click = (how?: MouseEventInit) => fireEvent.click(screen.getByRole('link', { name: 'Eventos' }), how);

it('a link changes the page in place, with the state of its entry', () => {
  renderLink({ to: '/massive-events?county=3', state: 'list' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/massive-events?county=3');
  expect(click()).toBe(false);
  expect(place()).toEqual({ pathname: '/massive-events', search: '?county=3', state: 'list' });
});

it.each<[string, Partial<Parameters<typeof Link>[0]>, MouseEventInit]>([
  ['opened in another tab', {}, { ctrlKey: true }],
  ['that has another target', { target: '_blank' }, {}],
  ['to another site', { to: 'https://example.com/' }, {}],
  ['that loads the document', { reloadDocument: true }, {}],
])('a link %s is left to the browser', (_, link, how) => {
  renderLink({ to: '/massive-events', ...link });
  if (link.to) expect(screen.getByRole('link')).toHaveAttribute('href', link.to);
  expect(click(how)).toBe(true);
  expect(place()).toMatchObject({ pathname: '/account' });
});

it('a handler that prevents the click keeps the page', () => {
  renderLink({ to: '/massive-events', onClick: (event) => event.preventDefault() });
  click();
  expect(place()).toMatchObject({ pathname: '/account' });
});
