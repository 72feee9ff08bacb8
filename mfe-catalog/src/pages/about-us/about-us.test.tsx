import { renderModule } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../../module.ts';
import AboutUsPage from './AboutUsPage.tsx';

const scrollSpy = () => jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
const show = () => renderModule(catalog, <AboutUsPage />, { path: '/about-us' });

afterEach(() => Object.assign(window, { scrollY: 0 }));

it('[RTE-02, PUB-01] tells of savings and fixed fares, with a video', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nosotros');
  expect(screen.getByText(/ahorras hasta 70 %.*tarifas son fijas y transparentes/)).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Ver el video: Una noche con Idavuelta, de puerta a puerta' }),
  ).toBeVisible();
});

it('[PUB-01] shows eight people with name, job and portrait', async () => {
  await show();
  const people = within(screen.getByRole('region', { name: 'Quiénes te llevan' })).getAllByRole('listitem');
  expect(people).toHaveLength(8);
  for (const person of people) {
    expect(within(person).getByRole('heading')).toHaveTextContent(/\w+ \w+/);
    expect(person.querySelector('p')).not.toBeEmptyDOMElement();
    expect(person.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\.webp$/));
  }
  expect(people[0]).toHaveTextContent('Valeria RamosGerenta general');
});

it('[PUB-01] scrolls to the content on load', async () => {
  const scroll = scrollSpy();
  await show();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('heading', { level: 1 }));
});

it('scrolls to the content without motion for those who want none', async () => {
  const scroll = scrollSpy();
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await show();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
});

it('[RTE-26] leaves a visitor who came back where the visitor was', async () => {
  const scroll = scrollSpy();
  Object.assign(window, { scrollY: 900 });
  await show();
  expect(scroll).not.toHaveBeenCalled();
});
