import { links } from '@idavuelta/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { accountTabPages } from '../screenshots/account-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { casesOf, isSampledLanguage } from '../support/matrices.ts';
import { enterAs } from '../support/steps.ts';
import { type Language, languages, words } from '../support/texts.ts';
import { expectWellFormed, openIn } from '../support/well-formed.ts';
import { newCustomer } from '../test-site/customer.ts';

test.use({ viewport: { width: 360, height: 740 } });

const submit = (part: Page | Locator) => part.locator('form button[type=submit]').first().click();

/** Opens the login over the home page. */
async function openLogin(page: Page, language: Language) {
  const text = words(language);
  await openIn(page, links.home(), language);
  const open = page.getByRole('banner').getByRole('button', { name: text('shell', 'login.open') });
  await open.click();
  return page.getByRole('dialog');
}

async function expectError(field: Locator, error: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(error));
}

for (const language of casesOf(languages, isSampledLanguage)) {
  const text = words(language);

  test(`[AUT-01, AUT-03, AUT-06, AUT-10] mistakes at login, recovery and sign-up are told accessibly in ${language}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/401|404/); // the wrong password, the unknown address
    const dialog = await openLogin(page, language);
    const email = dialog.getByLabel(text('session', 'email'));
    const password = dialog.getByLabel(text('session', 'password'));
    await submit(dialog);
    await expectError(email, text('common', 'email_is_required'));
    await expectError(password, text('common', 'password_is_required'));
    await email.fill('rosa@');
    await password.fill('1234');
    await submit(dialog);
    await expectError(email, text('common', 'email_is_invalid'));
    await expectError(password, text('common', 'password_must_be_characters'));
    await expectWellFormed(page, 'a login with wrong fields');

    await email.fill((await newCustomer()).email);
    await password.fill('no es esta');
    await submit(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(text('shell', 'login_error'));
    await expectWellFormed(page, 'a login with a wrong password');

    await dialog.getByRole('button', { name: text('session', 'login.forgotten') }).click();
    await dialog.getByLabel(text('session', 'email')).fill('nadie@example.test');
    await submit(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(text('common', 'errors.EMAIL_UNKNOWN'));
    await expectWellFormed(page, 'the recovery of an unknown address');

    await dialog.getByRole('button', { name: text('session', 'back_to_login') }).click();
    await dialog.getByRole('button', { name: text('session', 'login.sign_up') }).click();
    await submit(dialog);
    await expectError(dialog.getByLabel(text('session', 'sign_up.last_name')), text('common', 'field_required'));
    await expectWellFormed(page, 'a sign-up with empty fields');
  });

  test(`[AUT-12, AUT-13, AUT-15] links that are no good and passwords that differ are told accessibly in ${language}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/410/); // the tokens
    await openIn(page, links.verifyAccount('used'), language);
    await expect(page.getByText(text('account', 'verification.failed'))).toBeVisible();
    await expectWellFormed(page, 'a verification link that is no good');

    await openIn(page, links.recoveryAccount('used'), language);
    const main = page.getByRole('main');
    await submit(main);
    await expectError(main.getByLabel(text('account', 'recovery.password1')), text('common', 'password_is_required'));
    await expectWellFormed(page, 'a new password with empty fields');
    await main.getByLabel(text('account', 'recovery.password1')).fill('viajo-siempre');
    await main.getByLabel(text('account', 'recovery.password2')).fill('viajo-a-veces');
    await submit(main);
    const snackbar = page.getByText(text('account', 'recovery.must_match'));
    await snackbar.hover(); // it stays while hovered
    await expectWellFormed(page, 'passwords that differ');

    await main.getByLabel(text('account', 'recovery.password2')).fill('viajo-siempre');
    await submit(main);
    await expect(main.getByRole('alert')).toHaveText(text('common', 'errors.TOKEN_INVALID'));
    await expectWellFormed(page, 'a reset link that is no good');
  });

  test(`[ACC-03, ACC-09, ACC-16, ACC-17, ACC-20] mistakes in the forms of an account are told accessibly in ${language}`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.expect(/400/); // the wrong password for deleting the account
    await enterAs(page, await newCustomer());
    const field = (key: string) => page.getByLabel(text('account', key), { exact: true });

    await openIn(page, accountTabPages.friends, language);
    await submit(page.getByRole('main'));
    await expectError(field('friends.fullname'), text('common', 'field_required'));
    await field('friends.phone').fill('12');
    await field('friends.email').fill('ana@');
    await submit(page.getByRole('main'));
    await expectError(field('friends.phone'), text('account', 'friends.phone_invalid'));
    await expectError(field('friends.email'), text('account', 'friends.email_invalid'));
    await expectWellFormed(page, 'a friend with mistakes');

    await openIn(page, accountTabPages.addresses, language);
    await field('addresses.name').fill('Jr');
    await submit(page.getByRole('main'));
    await expectError(field('addresses.name'), text('account', 'addresses.name_too_short'));
    await expectWellFormed(page, 'an address with mistakes');

    await openIn(page, accountTabPages.request, language);
    await submit(page.getByRole('main'));
    await expectError(field('requests.event_name'), text('account', 'required'));
    await expectWellFormed(page, 'a request with empty fields');

    await openIn(page, accountTabPages.profile, language);
    await field('profile.names').fill('R0sa');
    await field('profile.gender').selectOption({ index: 1 });
    await field('profile.phone').fill('12');
    await field('profile.email').fill('rosa@');
    await submit(page.getByRole('main'));
    await expectError(field('profile.names'), text('account', 'profile.name_invalid'));
    await expectError(field('profile.phone'), text('account', 'profile.phone_invalid'));
    await expectError(field('profile.email'), text('common', 'email_is_invalid'));
    await expectWellFormed(page, 'a profile with mistakes');

    await page.getByRole('button', { name: text('account', 'my_data.delete'), exact: true }).click();
    await field('my_data.password').fill('no es esta');
    await field('my_data.password').press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: text('account', 'my_data.errors.VALIDATION_FAILED') }),
    ).toBeVisible();
    await expectWellFormed(page, 'the end of an account with a wrong password');
  });
}
