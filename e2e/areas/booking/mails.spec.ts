import { expect, expectAccessible, sidewaysScroll, test } from '../../support/fixtures.ts';
import { fillWizard, openEvent, openOwnEvent, orderIdIn, pay, santiago } from '../../support/steps.ts';
import { ownEvent } from '../../test-site/events.ts';
import { type Mail, waitForMail } from '../../test-site/mailbox.ts';
import { staff } from '../../test-site/staff.ts';

test('[PAY-09, PAY-10, PAY-11, PAY-14] the mails of an order fit a window of 360 px, and axe finds nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const mails: Mail[] = [];
  const { path, buyer } = await openOwnEvent(page);
  /** Waits for the mail about an order with this subject. */
  const mailAbout = (orderId: string, subject: RegExp) =>
    waitForMail(buyer.email, (mail) => subject.test(mail.subject) && mail.html.includes(orderId));
  await fillWizard(page);
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Ver mi compra' }).click();
  await expect(page).toHaveURL(/order-detail/);
  const byTransfer = orderIdIn(page.url()) ?? '';
  mails.push(await mailAbout(byTransfer, /transferencia/i));
  await staff('transfers', 'validate', byTransfer);
  mails.push(await mailAbout(byTransfer, /confirmado/i));
  await staff('orders', 'refund', byTransfer);
  mails.push(await mailAbout(byTransfer, /devol/i));

  await openEvent(page, (await ownEvent('santiago-en-vivo')).path, buyer);
  await fillWizard(page, santiago);
  await pay(page, 'Webpay');
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByRole('heading', { name: 'Tu pago fue rechazado' })).toBeVisible();
  mails.push(await mailAbout(orderIdIn(page.url()) ?? '', /pago/i));

  const reader = await context.newPage();
  await reader.setViewportSize({ width: 360, height: 740 });
  for (const { subject, html } of mails)
    await test.step(subject, async () => {
      await reader.setContent(html);
      expect(await sidewaysScroll(reader), subject).toBeLessThanOrEqual(0);
      await expectAccessible(reader, { isMail: true });
    });
});
