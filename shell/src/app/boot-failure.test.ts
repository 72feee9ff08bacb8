import { showBootFailure } from './boot-failure.ts';

it.each([
  ['pt-BR', 'Não foi possível abrir o site', 'Tentar novamente'],
  ['en-GB', 'We could not open the site', 'Try again'],
  ['fr-FR', 'No pudimos abrir el sitio', 'Reintentar'],
])('says in %s that the site could not be opened, with a retry', (language, words, retry) => {
  const root = document.createElement('div');
  showBootFailure(root, language);
  expect(root.querySelector('h1')?.textContent).toContain(words);
  expect(root.querySelector('button')?.textContent).toBe(retry);
});
