import { renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import catalog from '../../module.ts';
import AboutUsPage from './AboutUsPage.tsx';
import CompaniesPage from './CompaniesPage.tsx';
import ContactPage from './ContactPage.tsx';
import FaqPage from './FaqPage.tsx';
import HowBookPage from './HowBookPage.tsx';
import WeddingPage from './WeddingPage.tsx';

const show = async (Page: ComponentType) => {
  await renderModule(catalog, <Page />);
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
};

it('[RTE-02] shows about us', async () => expect(await show(AboutUsPage)).toEqual(['Nosotros']));
it('[RTE-03] shows weddings', async () => expect(await show(WeddingPage)).toEqual(['Matrimonios']));
it('[RTE-04] shows contact', async () => expect(await show(ContactPage)).toEqual(['Contacto']));
it('[RTE-06] shows the questions', async () => expect(await show(FaqPage)).toEqual(['Preguntas frecuentes']));
it('[RTE-14] shows the corporate page', async () => expect(await show(CompaniesPage)).toEqual(['Empresas']));
it('[RTE-15] shows how to book', async () => expect(await show(HowBookPage)).toEqual(['Cómo reservar']));
