/** @jest-environment node */
import { addTexts, createServerI18n, type TextSource } from './index.ts';

const texts: TextSource = {
  id: 'greetings',
  read: async (language) => ({
    hello: `hola (${language})`,
    greet: 'hola {{name}}',
    days_one: 'un día',
    days_other: '{{count}} días',
  }),
};
const others: TextSource = { id: 'others', read: async () => ({ hello: 'otra', deep: { hello: 'honda' } }) };
const newer: TextSource = { id: 'newer', read: async () => ({ hello: 'buenas' }) };

it('translates texts with and without variables, again and again', async () => {
  const i18n = createServerI18n('es_CL');
  await addTexts(i18n, 'es_CL', 'greetings', texts);
  for (const name of ['Ana', 'Rosa']) {
    const t = i18n.getFixedT(null, 'greetings');
    expect(t('hello')).toBe('hola (es_CL)');
    expect(t('greet', { name })).toBe(`hola ${name}`);
    expect([t('days', { count: 1 }), t('days', { count: 3 })]).toEqual(['un día', '3 días']);
  }
});

it('keeps languages, namespaces and key prefixes apart', async () => {
  const [chile, brazil] = [createServerI18n('es_CL'), createServerI18n('pt_BR')];
  for (const [i18n, language] of [
    [chile, 'es_CL'],
    [brazil, 'pt_BR'],
  ] as const) {
    await addTexts(i18n, language, 'greetings', texts);
    await addTexts(i18n, language, 'others', others);
  }
  expect(chile.getFixedT(null, 'greetings')('hello')).toBe('hola (es_CL)');
  expect(brazil.getFixedT(null, 'greetings')('hello')).toBe('hola (pt_BR)');
  expect(chile.getFixedT(null, 'others')('hello')).toBe('otra');
  expect(chile.getFixedT(null, 'others', 'deep')('hello')).toBe('honda');
});

it('reads texts once per source, and shows those of another one from then on', async () => {
  const i18n = createServerI18n('es_CL');
  const read = jest.fn(texts.read);
  const source = { ...texts, read };
  await addTexts(i18n, 'es_CL', 'greetings', source);
  await addTexts(i18n, 'es_CL', 'greetings', source);
  expect(read).toHaveBeenCalledTimes(1);
  expect(i18n.getFixedT(null, 'greetings')('hello')).toBe('hola (es_CL)');
  await addTexts(i18n, 'es_CL', 'greetings', newer);
  expect(i18n.getFixedT(null, 'greetings')('hello')).toBe('buenas');
});

it('reads texts again that could not be read', async () => {
  const i18n = createServerI18n('es_CL');
  const source = { ...texts, read: jest.fn(texts.read).mockRejectedValueOnce(new Error('offline')) };
  await expect(addTexts(i18n, 'es_CL', 'greetings', source)).rejects.toThrow('offline');
  await addTexts(i18n, 'es_CL', 'greetings', source);
  expect(i18n.getFixedT(null, 'greetings')('hello')).toBe('hola (es_CL)');
});
