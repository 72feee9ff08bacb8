import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { addTexts, createI18n, type TextSource } from './index.ts';

const greetings: TextSource = { id: 'greetings', read: async () => ({ hello: 'hola' }) };
const farewells: TextSource = { id: 'farewells', read: async () => ({ bye: 'chau' }) };

async function showing(textKey: string) {
  const i18n = createI18n('es_PE');
  await addTexts(i18n, 'es_PE', 'common', greetings);
  let renders = 0;
  function Text() {
    const { t } = useTranslation('common');
    renders += 1;
    return <p>{t(textKey)}</p>;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Text />
    </I18nextProvider>,
  );
  renders = 0;
  await act(() => addTexts(i18n, 'es_PE', 'common', farewells));
  return renders;
}

it('shows a text as soon as it is there', async () => {
  expect(await showing('bye')).toBe(1);
  expect(screen.getByText('chau')).toBeVisible();
});

it('renders nothing again for texts that nobody waited for', async () => {
  expect(await showing('hello')).toBe(0);
  expect(screen.getByText('hola')).toBeVisible();
});
