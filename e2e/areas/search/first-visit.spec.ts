import { languageNames } from '@idavuelta/shared/contracts';
import { expect, expectAccessible, expectNoRawKeys, test } from '../../support/fixtures.ts';
import { languages, words } from '../../support/texts.ts';

for (const language of languages) {
  test(`[LND-06, CRD-03, EVT-01, SCH-01, LOC-04, LOC-09, LOC-10, RTE-26, PUB-02] first visit in ${language}: from the landing page to an event, back, search, questions, and a message`, async ({
    page,
  }) => {
    const say = words(language);
    await page.goto('/');
    if (language !== 'es_PE') {
      const label = words('es_PE')('shell', 'locale.label');
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${label}`) })
        .click();
      await page.getByRole('banner').getByRole('button', { name: languageNames[language] }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('catalog/landing', 'title'));
    await expectNoRawKeys(page);

    await page.getByRole('link', { name: say('catalog/landing', 'see_more') }).click();
    await expect(page).toHaveURL('/massive-events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('catalog/event-lists', 'massive.title'));
    await expectNoRawKeys(page);

    const card = page.getByRole('main').getByRole('article').nth(7);
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByText(say('catalog/event-detail', 'included.title'))).toBeVisible();
    await expect(page.getByText(say('catalog/event-detail', 'login_needed'))).toBeVisible();
    await expect(page.getByLabel(say('catalog/event-detail', 'booking')).getByRole('heading').first()).toBeVisible();
    await expectNoRawKeys(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('catalog/event-lists', 'massive.title'));

    await page.getByRole('searchbox', { name: say('shell', 'search.label') }).fill('cunbia'); // a typo
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cunbia');
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(/Cumbia/);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell', 'nav.faq') })
      .click();
    await page.getByText(say('catalog/faq', 'questions.refunds.question')).click();
    await expect(page.getByText(say('catalog/faq', 'questions.refunds.answer'))).toBeVisible();
    await expectNoRawKeys(page);

    await page.getByRole('link', { name: say('catalog/faq', 'next.action') }).click();
    await page.getByLabel(say('catalog/contact', 'form.name'), { exact: true }).fill('Ana Torres');
    await page.getByLabel(say('catalog/contact', 'form.email')).fill(`ana-${language.toLowerCase()}@example.test`);
    await page.getByLabel(say('catalog/contact', 'form.phone')).fill('987654321');
    await page.getByLabel(say('catalog/contact', 'form.message')).fill('Una van para veinte personas.');
    await page.getByRole('button', { name: say('catalog/contact', 'form.submit') }).click();
    await expect(page.getByText(say('catalog/contact', 'form.sent_title'))).toBeVisible();
    await expectNoRawKeys(page);
    await expectAccessible(page);
  });
}
