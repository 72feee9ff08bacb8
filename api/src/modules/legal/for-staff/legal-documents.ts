import { type CountryCode, type LegalDocument, languages, legalDocuments } from '@idavuelta/shared/contracts';
import type { LegalDocumentChange, StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { LegalTexts } from '../../../database/column-types.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { createLegalDocumentsRepository } from './legal-documents.repository.ts';

export type LegalDocuments = ReturnType<typeof createLegalDocuments>;

/** Returns the changed texts before and after; an added or removed language is empty on one side. */
function textsChanged(stored: LegalTexts, submitted: LegalTexts) {
  const changed = languages.filter((language) => stored[language] !== submitted[language]);
  const pick = (texts: LegalTexts) => Object.fromEntries(changed.map((language) => [language, texts[language] ?? '']));
  return { changed, before: pick(stored), after: pick(submitted) };
}

/** The legal documents of each country, for staff. Each change is audited with the previous texts. */
export function createLegalDocuments({ db }: { db: Database }) {
  async function documentsOf(queryable: Queryable, country: CountryCode) {
    const repository = createLegalDocumentsRepository(queryable);
    const { language, today } = await repository.country(country);
    const stored = await repository.stored(country);
    return legalDocuments.map((document) => {
      const rows = stored.filter(({ kind }) => kind === document);
      const versions = rows.map(({ version, inForceOn, texts }) => ({ version, inForceOn, texts }));
      const next = versions.find(({ inForceOn }) => inForceOn > today);
      const [inForce, ...earlier] = versions.filter(({ inForceOn }) => inForceOn <= today);
      return {
        ...{ country, document, language, today, texts: inForce?.texts ?? {}, earlier },
        ...(inForce && { inForce: { version: inForce.version, inForceOn: inForce.inForceOn } }),
        ...(next && { next }),
        revision: Math.max(0, ...rows.map(({ revision }) => revision)),
      };
    });
  }
  async function documentOf(queryable: Queryable, country: CountryCode, document: LegalDocument) {
    const found = (await documentsOf(queryable, country)).find((candidate) => candidate.document === document);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  return {
    list: (country: CountryCode): Promise<StaffLegalDocument[]> => documentsOf(db, country),

    /**
     * Saves the next version in all languages, or replaces it while it is not in force yet.
     * @param inForceOn its day; today by default
     * @param revision that the change is based on; 0 for a document without texts
     * @throws VALIDATION_FAILED: `texts.<language>` is `missing` in the country's own language, or `inForceOn` is
     *   `past` in the country's time zone; CHANGED_MEANWHILE with the languages that somebody else has changed
     */
    change: (
      { country, document }: { country: CountryCode; document: LegalDocument },
      { texts, inForceOn: submittedDay }: LegalDocumentChange,
      { revision, actor }: { revision: number; actor: StaffActor },
    ): Promise<StaffLegalDocument> =>
      db.transaction().execute(async (tx) => {
        const repository = createLegalDocumentsRepository(tx);
        // locks the country, because the document may have no version yet
        const { language, today } = await repository.country(country, { lock: true });
        const stored = await documentOf(tx, country, document);
        const { next, inForce, earlier } = stored;
        const subject = `legal-document:${country}:${document}`;
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        if (!texts[language]) throw invalidFields({ field: `texts.${language}`, reason: 'missing' });
        const inForceOn = submittedDay ?? today;
        if (inForceOn < today) throw invalidFields({ field: 'inForceOn', reason: 'past' });
        const { changed, before, after } = textsChanged(next?.texts ?? stored.texts, texts);
        if (changed.length > 0 || (next && next.inForceOn !== inForceOn)) {
          const last = Math.max(0, ...[inForce, ...earlier].map((one) => one?.version ?? 0));
          const version = next?.version ?? last + 1;
          await repository.save(country, document, { version, texts, inForceOn, revision: revision + 1 });
          const detail = { revision: revision + 1, version, inForceOn, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-legal-document', subject, detail });
        }
        return documentOf(tx, country, document);
      }),
  };
}
