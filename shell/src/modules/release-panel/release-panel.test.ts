import { fireEvent, screen } from '@testing-library/react';
import { aModule, aRegistry } from '../../testing/renderShell.tsx';
import { showReleasePanel } from './release-panel.ts';

const name = 'mfe-booking';
const version = '1.0.0-next';
const live = aRegistry(aModule(name, { '/order': () => null }));
const until = '2027-03-01T15:30:00.000Z';
const token = `${name}@${version}~t0~0123456789abcdef~signature`;

function show(previewed = true) {
  const open = jest.fn();
  const registry = { ...live, ...(previewed && { previews: [{ module: name, version, until }] }) };
  showReleasePanel({ registry, language: 'en-US', open });
  return open;
}
const add = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
};

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/faq?q=1');
});

it('[MOD-11] says what is previewed and until when, and ends it', () => {
  const open = show();
  expect(screen.getByRole('complementary')).toHaveTextContent(/mfe-booking: preview until 3\/1\/27/);
  fireEvent.click(screen.getByRole('button', { name: 'End the preview' }));
  expect(open).toHaveBeenCalledWith('http://localhost/faq?q=1&release=live');
});

it('[MOD-11] adds a preview by its link or token, and a module of another server', () => {
  const open = show(false);
  add(`https://idavuelta.pe/?release=${token}`);
  add(token);
  add('mfe-account@http://localhost:4003');
  expect(open.mock.calls.map(([address]) => new URL(address).search)).toEqual([
    `?${new URLSearchParams({ q: '1', release: token })}`,
    `?${new URLSearchParams({ q: '1', release: token })}`,
    `?${new URLSearchParams({ q: '1', module: 'mfe-account@http://localhost:4003' })}`,
  ]);
});

it('[MOD-11] opens nothing else, and says so at the field', () => {
  const open = show(false);
  for (const wrong of ['', 'mfe-booking', 'javascript:alert(1)', 'https://idavuelta.pe/']) add(wrong);
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});
