import { expect, test } from '../../support/fixtures.ts';
import { logIn } from '../../support/steps.ts';
import { newCustomer } from '../../test-site/customer.ts';

/** Text unique to a library, which identifies its scripts whatever the build calls them. */
const libraries = {
  yup: `\${path} is invalid`,
  'final-form': 'FINAL_FORM/form-error',
  'react-final-form': 'must be used inside of a <Form>',
  moment: 'dddd, MMMM D, YYYY h:mm A',
  calendar: 'data-css-hash', // it includes antd's theme engine
};

test('libraries of forms, dates and calendar are fetched once per visit, by whichever module needs them first', async ({
  page,
}) => {
  const scripts: Record<string, string[]> = Object.fromEntries(Object.keys(libraries).map((name) => [name, []]));
  page.on('response', async (response) => {
    const isFile = response.url().startsWith('http'); // excludes worker scripts created by the page
    if (response.request().resourceType() !== 'script' || !isFile) return;
    const source = await response.text();
    for (const [name, words] of Object.entries(libraries))
      if (source.includes(words)) scripts[name]?.push(response.url());
  });
  await page.goto('/wedding');
  await page.getByLabel('Fecha').scrollIntoViewIfNeeded();
  await expect(page.locator('.ant-picker')).toBeVisible();

  await page.getByRole('searchbox').fill('lunahuana');
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/event/lunahuana-vino-y-rio');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page, await newCustomer());
  await expect(page.locator('.ant-picker')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: /Rosa/ }).click();
  await page
    .getByRole('link', { name: /Mi perfil|Mi cuenta/ })
    .first()
    .click();
  await expect(page).toHaveURL(/my-account/);
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();

  expect(Object.entries(scripts).map(([name, urls]) => `${name}: ${urls.length}`)).toEqual(
    Object.keys(libraries).map((name) => `${name}: 1`),
  );
});
