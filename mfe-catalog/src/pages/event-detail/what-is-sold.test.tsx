import { eventType, paymentType, type SlotProps } from '@idavuelta/shared/contracts';
import { anEvent, pickUps, type RenderOptions } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { showEventPage } from '../../testing/event-page.tsx';

const Wizard = ({ slotProps }: { slotProps: object }) => (
  <p>wizard of {(slotProps as SlotProps<'event.booking'>).event.slug}</p>
);

const show = (event = anEvent({ slug: 'noche' }), { api, ...options }: RenderOptions = {}) =>
  showEventPage({ 'GET /events/noche': event, ...api }, { wizard: Wizard, ...options });

const withPickUps = { 'GET /events/:id/pick-ups': pickUps() };

const sold = 'Reservas un asiento en la van, de ida y vuelta. La entrada al evento no está incluida.';

it('[SLD-01] says once that a seat in a van is sold and the admission is not, also to search engines', async () => {
  await show();
  expect(await screen.findAllByText(sold)).toHaveLength(1);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data.offers.description).toBe(sold);
});

it('[SLD-01] says nothing of the kind where the organiser pays', async () => {
  await show(anEvent({ slug: 'noche', type: eventType.private, paymentType: paymentType.invited }));
  expect(await screen.findByText('wizard of noche')).toBeVisible();
  expect(screen.queryByText(sold)).not.toBeInTheDocument();
});

it('[SLD-01] promises no pick-up at the door where the price is from a meeting point', async () => {
  await show(anEvent({ slug: 'noche', minTicketPickUp: 'meeting_point' }));
  expect(await screen.findByText('Sin paradas adicionales.')).toBeVisible();
  expect(document.querySelector('meta[name="description"]')).not.toHaveAttribute(
    'content',
    expect.stringContaining('puerta'),
  );
});

it('[SLD-03] shows the time of an event as English does', async () => {
  await show(undefined, { language: 'en_US' });
  expect(await screen.findByText('Friday, March 5, 2027')).toBeVisible();
  expect(screen.getAllByText('8:00 PM').length).toBeGreaterThan(0);
  expect(screen.queryByText(/hours/)).not.toBeInTheDocument();
});

it('[SLD-09] invites to sign up only where something can be bought', async () => {
  const invitation = 'Debe estar registrado para realizar una compra.';
  const { unmount } = await show(anEvent({ slug: 'noche', available: false, soldOut: true }));
  expect(await screen.findByText('wizard of noche')).toBeVisible();
  expect(screen.queryByText(invitation)).not.toBeInTheDocument();
  unmount();
  await show();
  expect(await screen.findByText(invitation)).toBeVisible();
});

it('[WTL-05] says on the first screen that it is sold out, with the way to the waiting list, which stands above the pick-ups', async () => {
  const soldOut = anEvent({ slug: 'noche', available: false, soldOut: true });
  const { user } = await show(soldOut, { api: withPickUps });
  const wizard = await screen.findByText('wizard of noche');
  const banner = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
  expect(within(banner).getByText('Agotado')).toBeVisible();
  const ways = screen.getAllByRole('button', { name: 'Lista de espera' });
  expect(ways).toHaveLength(2); // on the picture, and in the bar at the bottom of a phone
  expect(within(banner).getByRole('button')).toBe(ways[0]);
  await user.click(ways[0] as HTMLElement);
  expect(screen.getByRole('region', { name: 'Reserva' })).toHaveFocus();
  const times = await screen.findByRole('heading', { name: '¿A qué hora te recogemos?' });
  expect(wizard.compareDocumentPosition(times)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[WTL-05] leaves the pick-ups above the wizard of what is on sale, and offers no list to who is invited', async () => {
  const event = anEvent({ slug: 'noche' });
  const { unmount } = await show(event, { api: withPickUps });
  const times = await screen.findByRole('heading', { name: '¿A qué hora te recogemos?' });
  const wizard = screen.getByText('wizard of noche');
  expect(wizard.compareDocumentPosition(times)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  unmount();
  await show(anEvent({ slug: 'noche', available: false, soldOut: true, visibility: 'invited' }));
  expect(await screen.findByText('Agotado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lista de espera' })).not.toBeInTheDocument();
});

describe('the bar at the foot', () => {
  let see: (entry: Partial<IntersectionObserverEntry>) => void;
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = class extends original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        see = (entry) => act(() => callback([entry as IntersectionObserverEntry], this));
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });
  /** The button on the picture, for wide windows, and the one in the bar. */
  const buttons = () => screen.findAllByRole('button', { name: 'Reservar' });
  const gone = () => document.querySelector('[data-gone]');
  const at = (top: number) => ({ top }) as DOMRectReadOnly;

  it('[SLD-14] leads to the wizard and goes once that is in the window', async () => {
    const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { user } = await show();
    const [, bar] = await buttons();
    expect(gone()).toBeNull();
    await user.click(bar as HTMLElement);
    const wizard = screen.getByRole('region', { name: 'Reserva' });
    expect(scrollIntoView.mock.contexts).toEqual([wizard]);
    expect(wizard).toHaveFocus();
    see({ isIntersecting: true, boundingClientRect: at(300) });
    expect(gone()).not.toBeNull();
    see({ isIntersecting: false, boundingClientRect: at(-900) });
    expect(gone()).not.toBeNull();
    see({ isIntersecting: false, boundingClientRect: at(1700) });
    expect(gone()).toBeNull();
  });

  it('[SLD-14] has its like in the picture', async () => {
    const { user } = await show();
    const [inPicture] = await buttons();
    await user.click(inPicture as HTMLElement);
    expect(screen.getByRole('region', { name: 'Reserva' })).toHaveFocus();
  });

  it.each([
    { soldOut: true, available: false },
    { salesClosed: true, available: false },
  ])('[SLD-14] is not there when nothing can be booked: %o', async (over) => {
    await show(anEvent({ slug: 'noche', ...over }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Reservar' })).not.toBeInTheDocument();
  });
});
