import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tokenHash, tokenTtlSeconds } from './account-tokens.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createEmailChangeRepository } from './email-change.repository.ts';

interface EmailChange {
  customerId: number;
  from: string;
  to: string;
  siteOrigin: string;
}

/** Changes the e-mail of an account once mail to the new address has been received. Sessions stay. */
export function createEmailChange({ db, jobs }: { db: Database; jobs: Jobs }) {
  return {
    /** Sends the link to the new address and a notice to the old one. @throws EMAIL_TAKEN */
    async request(tx: Queryable, { customerId, from, to, siteOrigin }: EmailChange) {
      if (!(await createEmailChangeRepository(tx).request(customerId, to, tokenTtlSeconds.email)))
        throw new AppError('EMAIL_TAKEN');
      const job = { customerId, siteOrigin };
      await jobs.send('send-mail', { ...job, kind: 'confirm-email', address: to }, { tx });
      await jobs.send('send-mail', { ...job, kind: 'email-change-notice', address: from }, { tx });
    },

    /**
     * Gives the address to the first account that confirms it, if several requested it.
     * @throws TOKEN_INVALID, EMAIL_TAKEN
     */
    async confirm(token: string) {
      await db.transaction().execute(async (tx) => {
        const used = await createAccountsRepository(tx).useToken(tokenHash(token), 'email');
        if (!used?.email) throw new AppError('TOKEN_INVALID');
        const outcome = await createEmailChangeRepository(tx).confirm(used.customerId, used.email);
        if (outcome === 'taken') throw new AppError('EMAIL_TAKEN');
        if (outcome === 'not-requested') throw new AppError('TOKEN_INVALID');
      });
      return {};
    },
  };
}
