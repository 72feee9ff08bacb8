import type { PrivacyAnswer, PrivacyPerson, StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createRegisterRepository, type RegisterQuery } from './register.repository.ts';

export interface RegisterDependencies {
  db: Database;
  jobs: Jobs;
  personalData: {
    person(email: string): Promise<PrivacyPerson>;
    hasTripToCome(email: string): Promise<boolean>;
    removePerson(email: string, record: (tx: Queryable) => Promise<unknown>): Promise<void>;
  };
}

type Register = ReturnType<typeof createRegisterRepository>;

export type PrivacyRegister = ReturnType<typeof createPrivacyRegister>;

/** The register of requests about personal data, and what staff does for them. */
export function createPrivacyRegister({ db, jobs, personalData }: RegisterDependencies) {
  // The audit names the request, not the person: it outlives the data.
  const subjectOf = (id: number) => `privacy-request:${id}`;

  async function find(id: number): Promise<StaffPrivacyRequest> {
    const request = await createRegisterRepository(db).byId(id);
    if (!request) throw new AppError('NOT_FOUND');
    return request;
  }

  /** Changes whether a person is blocked. @throws NOT_FOUND, STATE_CONFLICT when nothing changes */
  async function change(
    id: number,
    action: 'block-personal-data' | 'unblock-personal-data',
    { actor, reason }: { actor: StaffActor; reason: string },
    apply: (register: Register, email: string) => Promise<unknown>,
  ) {
    const { email } = await find(id);
    await db.transaction().execute(async (tx) => {
      if (!(await apply(createRegisterRepository(tx), email))) throw new AppError('STATE_CONFLICT');
      await createAuditRepository(tx).add({ actor, action, subject: subjectOf(id), detail: { reason } });
    });
    return find(id);
  }

  return {
    list: (query: RegisterQuery) => createRegisterRepository(db).list(query),

    /** @throws NOT_FOUND */
    async show(id: number) {
      const request = await find(id);
      return { request, person: await personalData.person(request.email) };
    },

    /** Mails a link to the export. @throws NOT_FOUND */
    async sendExport(id: number, actor: StaffActor) {
      await find(id);
      await db.transaction().execute(async (tx) => {
        await jobs.send('send-mail', { kind: 'privacy-export', privacyRequestId: id }, { tx });
        await createAuditRepository(tx).add({ actor, action: 'send-personal-data', subject: subjectOf(id) });
      });
      return {};
    },

    /** Hides the person's data. @throws NOT_FOUND; STATE_CONFLICT also before a trip, for which they are needed */
    async block(id: number, by: { actor: StaffActor; reason: string }) {
      if (await personalData.hasTripToCome((await find(id)).email)) throw new AppError('STATE_CONFLICT');
      return change(id, 'block-personal-data', by, (register, email) => register.block(id, email, by.actor));
    },

    unblock: (id: number, by: { actor: StaffActor; reason: string }) =>
      change(id, 'unblock-personal-data', by, (register, email) => register.unblock(email)),

    /** Deletes the person's data but what the law keeps. @throws NOT_FOUND; STATE_CONFLICT before a trip */
    async remove(id: number, { actor, reason }: { actor: StaffActor; reason: string }) {
      const { email } = await find(id);
      await personalData.removePerson(email, (tx) =>
        createAuditRepository(tx).add({
          actor,
          action: 'delete-personal-data',
          subject: subjectOf(id),
          detail: { reason },
        }),
      );
      return find(id);
    },

    /** Answers the request and mails the answer. @throws NOT_FOUND, STATE_CONFLICT */
    async answer(id: number, { outcome, answer }: PrivacyAnswer, actor: StaffActor) {
      await find(id);
      await db.transaction().execute(async (tx) => {
        const answered = await createRegisterRepository(tx).answer(id, { state: outcome, answer, by: actor });
        if (!answered) throw new AppError('STATE_CONFLICT');
        await jobs.send('send-mail', { kind: 'privacy-request-answered', privacyRequestId: id }, { tx });
        await createAuditRepository(tx).add({
          actor,
          action: 'answer-privacy-request',
          subject: subjectOf(id),
          detail: { outcome },
        });
      });
      return find(id);
    },
  };
}
