import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { callApi } from '@idavuelta/api/testing/call-api.ts';
import { eventually } from '@idavuelta/api/testing/test-app.ts';
import { mailFaults } from '../../histories/mail-audit.ts';
import type { Fault } from '../fault.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';

/** @returns the e-mail address of a new account, or the failed response */
async function signUp({ url }: Site) {
  const email = `${randomUUID()}@example.org`;
  const { status } = await callApi(`${url}/backend/register`, {
    body: {
      email,
      plainPassword: 'secreto1',
      firstName: 'Rosa',
      lastName: 'Quispe',
      phoneNumber: '987654321',
      countryCode: 'PE',
      birthday: '1990-02-28',
    },
  });
  return { email, status };
}

const unsent = async ({ db }: Site) =>
  (
    await query<{ mails: number }>(
      db,
      `SELECT count(*)::int AS mails FROM pgboss.job
       WHERE name IN ('send-mail', 'send-urgent-mail') AND state < 'completed' AND start_after < now() + interval '1 hour'
         AND data ->> 'kind' <> 'hold-expired'`,
    )
  )[0]?.mails ?? 0;

export const smtpDown: Fault = {
  name: 'smtp-down',
  what: 'the mail server is away for 8 s: orders and accounts are made, and their mails come later, once',
  async rehearse({ site }) {
    const broken: string[] = [];
    const addresses: string[] = [];
    const earlier = site.mails.length;
    const seen = await underLoad(
      site,
      async () => {
        // A mail whose acceptance is cut off is sent again with the same Message-ID: no sender can avoid that. So none
        // is cut off here.
        site.wayToMail.refuse();
        for (let turn = 0; turn < 4; turn++) {
          const { email, status } = await signUp(site);
          if (status !== 200) broken.push(`an account: ${status}`);
          addresses.push(email);
          await sleep(2000);
        }
        site.wayToMail.unblock();
      },
      { may: { list: /^200$/, order: /^200$/, login: /^200$/ } },
    );
    const back = Date.now();
    await eventually(async () => (await unsent(site)) === 0, 90_000);
    const later = site.mails.slice(earlier);
    for (const address of addresses) {
      const count = later.filter(({ to }) => to === address).length;
      if (count !== 1) broken.push(`${count} mails to a new account`);
    }
    const orderMails = site.mails.filter(({ to }) => !addresses.includes(to));
    for (const { kind } of await mailFaults(site.db, orderMails)) broken.push(kind);
    for (const [id, { length }] of Map.groupBy(later, ({ messageId }) => messageId))
      if (length > 1) broken.push(`a mail came ${length} times: ${id}`);
    return {
      ...seen,
      saw: `${seen.saw} · ${later.length} mails`,
      healedMs: Date.now() - back,
      broken: [...seen.broken, ...broken],
    };
  },
};
