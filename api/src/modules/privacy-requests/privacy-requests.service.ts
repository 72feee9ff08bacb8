import type { Language, OwnPrivacyRequest, PersonalData, PrivacyRequestInput } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { newToken, tokenHash } from '../accounts/account-tokens.ts';
import { dueOn } from './deadlines.ts';
import { createPrivacyRequestsRepository } from './privacy-requests.repository.ts';

export interface PrivacyRequestsDependencies {
  db: Database;
  jobs: Jobs;
  personalData: {
    exportOfEmail(email: string): Promise<Partial<PersonalData>>;
    requestsOf(email: string): Promise<OwnPrivacyRequest[]>;
    print(data: Partial<PersonalData>, language: Language): Promise<Buffer>;
  };
}

/** Lifetime of mailed links, in days. */
const linkDays = { confirm: 2, export: 7 } as const;

export type PrivacyRequests = ReturnType<typeof createPrivacyRequests>;

/** Requests of people about their own data. */
export function createPrivacyRequests({ db, jobs, personalData }: PrivacyRequestsDependencies) {
  /** Enters the request in the register. @throws TOKEN_INVALID if it was confirmed before */
  async function register(tx: Queryable, id: number) {
    const requests = createPrivacyRequestsRepository(tx);
    const { kind, country } = await requests.byId(id);
    const due = dueOn(country, kind, await requests.todayIn(country));
    const confirmed = await requests.confirm(id, due);
    if (!confirmed) throw new AppError('TOKEN_INVALID');
    await jobs.send('send-mail', { kind: 'privacy-request-registered', privacyRequestId: id }, { tx });
    return { number: confirmed.number, dueOn: due };
  }

  return {
    /**
     * Takes a request. It counts once its address is confirmed: at once for its owner, otherwise by a mailed link.
     * @param owner address of the logged-in customer
     */
    make: (
      { email, ...request }: PrivacyRequestInput,
      { owner, ...where }: { language: Language; siteOrigin: string; owner?: string | undefined },
    ) =>
      db.transaction().execute(async (tx) => {
        const address = email.trim().toLowerCase();
        const id = await createPrivacyRequestsRepository(tx).add({ ...request, ...where, email: address });
        if (address === owner?.toLowerCase()) return { confirmed: await register(tx, id) };
        await jobs.send('send-mail', { kind: 'privacy-request-asked', privacyRequestId: id }, { tx });
        return {};
      }),

    /** Confirms a request by its mailed link. @throws TOKEN_INVALID */
    confirm: (token: string) =>
      db.transaction().execute(async (tx) => {
        const id = await createPrivacyRequestsRepository(tx).useToken(tokenHash(token));
        if (id === undefined) throw new AppError('TOKEN_INVALID');
        return register(tx, id);
      }),

    /** Returns the export that a mailed link opens, of this moment. @throws TOKEN_INVALID */
    async export(token: string, format: 'json' | 'pdf') {
      const request = await createPrivacyRequestsRepository(db).ofExportToken(tokenHash(token));
      if (!request) throw new AppError('TOKEN_INVALID');
      const data = await personalData.exportOfEmail(request.email);
      return format === 'json'
        ? Buffer.from(JSON.stringify(data, null, 2))
        : personalData.print(data, request.language);
    },

    /** Returns the confirmed requests of an address, newest first. */
    ofEmail: (email: string) => personalData.requestsOf(email),

    mailed: {
      find: (id: number) => createPrivacyRequestsRepository(db).mailed(id),

      async issueToken(requestId: number, purpose: 'confirm' | 'export') {
        const token = newToken();
        const days = linkDays[purpose];
        await createPrivacyRequestsRepository(db).addToken({ hash: tokenHash(token), requestId, purpose, days });
        return token;
      },
    },

    deleteExpired: () => createPrivacyRequestsRepository(db).deleteExpired(),
  };
}
