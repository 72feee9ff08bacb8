import { languages } from '@idavuelta/shared/contracts';
import { screen } from '@testing-library/react';
import HomePage from '../pages/home/HomePage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';
import enUS from '../texts/en_US.json';
import esCL from '../texts/es_CL.json';
import esES from '../texts/es_ES.json';
import esPE from '../texts/es_PE.json';
import ptBR from '../texts/pt_BR.json';
import { areaPaths } from './areas.ts';
import { helpOf } from './HowThisWorks.tsx';

const path = '/back-office';
const texts: Record<string, { how: { pages: Record<string, string> } }> = {
  ...{ es_PE: esPE, es_CL: esCL, es_ES: esES, en_US: enUS, pt_BR: ptBR },
};

it('[OFF-07] a page says how it works when asked, and leads to the documentation', async () => {
  const account = anAccount('owner', { docsUrl: 'https://docs.example.test' });
  const { user } = await renderOffice(<HomePage />, { path, account });
  const button = await screen.findByRole('button', { name: 'Cómo funciona' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/Aquí ves si todo va bien/)).not.toBeVisible();
  await user.click(button);
  expect(screen.getByText(/Aquí ves si todo va bien/)).toBeVisible();
  expect(screen.getByRole('link', { name: /documentación/ })).toHaveAttribute(
    'href',
    'https://docs.example.test/staff.md',
  );
});

it('[OFF-07] an installation without published documentation has no link to it', async () => {
  const { user } = await renderOffice(<HomePage />, { path });
  await user.click(await screen.findByRole('button', { name: 'Cómo funciona' }));
  expect(screen.queryByRole('link', { name: /documentación/ })).not.toBeInTheDocument();
});

it.each(languages)('[OFF-07] every page is explained in three sentences in %s', (language) => {
  const pages = texts[language]?.how.pages ?? {};
  for (const page of areaPaths) {
    const text = pages[helpOf(page)];
    expect([page, text?.split(/\. /).length]).toEqual([page, 3]);
  }
});
