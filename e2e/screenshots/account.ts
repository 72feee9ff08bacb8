import { aGuestList, aPicture } from '@idavuelta/api/testing/event-requests.ts';
import { type Language, links } from '@idavuelta/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { enterAs } from '../support/steps.ts';
import { words } from '../support/texts.ts';
import { newCustomer } from '../test-site/customer.ts';
import type { FilledAccount } from './account-data.ts';
import { accountTabPages, filledPages } from './account-pages.ts';

/** @param fold takes the window only: the page behind a dialog is of no interest */
type Take = (name: string, fold?: boolean) => Promise<void>;

/** Pictures of a visitor's dialogs, then of every tab of an account: empty, full, and each form with its errors. */
export async function takeAccount(page: Page, language: Language, data: FilledAccount, take: Take) {
  await takeDialogs(page, language, take);
  await takeMailedPages(page, take);
  await enterAs(page, await newCustomer());
  await takePages(page, accountTabPages, (name) => take(`empty-${name}`));
  await enterAs(page, data.owner);
  await takePages(page, { ...accountTabPages, ...filledPages(data) }, take);
  await takeForms(page, language, take);
  await takeGuestErrors(page, language, data, take);
}

async function takePages(page: Page, pages: Record<string, string>, take: Take) {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await take(name);
  }
}

const submitIn = (part: Locator) => part.locator('form button[type=submit]');

async function takeDialogs(page: Page, language: Language, take: Take) {
  const text = words(language);
  const dialog = page.getByRole('dialog');
  const show = async (name: string) => {
    await submitIn(dialog).waitFor();
    await take(name, true);
    await submitIn(dialog).click();
    await take(`${name}-errors`, true);
  };
  await page.goto(links.home());
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell', 'login.open') })
    .click();
  await show('login');
  await dialog.getByRole('button', { name: text('session', 'login.forgotten') }).click();
  await show('recovery');
  await dialog.getByRole('button', { name: text('session', 'back_to_login') }).click();
  await dialog.getByRole('button', { name: text('session', 'login.sign_up') }).click();
  await show('sign-up');
}

/** What links in mails open: a used one, and the form of a new password. */
async function takeMailedPages(page: Page, take: Take) {
  await takePages(
    page,
    { 'verify-failed': links.verifyAccount('used'), 'new-password': links.recoveryAccount('x') },
    take,
  );
  await submitIn(page.getByRole('main')).click();
  await take('new-password-errors');
}

/** Forms that are sent empty, and those that open in a list. */
async function takeForms(page: Page, language: Language, take: Take) {
  const text = words(language);
  for (const [name, path] of Object.entries({
    request: accountTabPages.request,
    friends: accountTabPages.friends,
    addresses: accountTabPages.addresses,
  })) {
    await page.goto(path);
    await submitIn(page.getByRole('main')).click();
    await take(`${name}-errors`);
  }
  await page.goto(accountTabPages.friends);
  await page.getByRole('button', { name: text('account', 'saved.edit_of', { name: 'Ana Torres' }) }).click();
  await page
    .getByRole('button', { name: text('account', 'saved.remove') })
    .first()
    .click();
  await take('friends-edit');
  await page.goto(accountTabPages.profile);
  await page.getByRole('button', { name: text('account', 'my_data.delete'), exact: true }).click();
  await submitIn(page.getByRole('main')).last().click();
  await take('delete-account-errors');
}

/** A guest list with mistakes, beside the form of a saved request. */
async function takeGuestErrors(page: Page, language: Language, data: FilledAccount, take: Take) {
  const text = words(language);
  const list = await aGuestList(
    ['Ana Torres', 'ana@', null, 2],
    ['=A1', 'luis@example.test', '12', 90],
    ['', 'ana', null, 0],
  );
  await page.goto(filledPages(data)['request-saved']);
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles({ name: 'boda.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
  await files.last().setInputFiles({ name: 'invitados.xlsx', mimeType: '', buffer: list });
  await page.getByRole('button', { name: text('account', 'requests.save') }).click();
  await page.getByRole('region', { name: text('account', 'uploads.mistakes') }).waitFor();
  await take('guest-errors');
}
