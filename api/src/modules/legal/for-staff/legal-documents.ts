import { type CountryCode, type LegalDocument, languages, legalDocuments } from '@idavuelta/shared/contracts';
import type { LegalDocumentChange, StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { LegalTexts } from '../../../database/column-types.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { changedSince } from '../../../database/revisions.ts';
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
  async function documentsOf(queryable: Queryable, country: CountryCode): Promise<StaffLegalDocument[]> {
    const repository = createLegalDocumentsRepository(queryable);
    const language = await repository.language(country);
    const stored = await repository.stored(country);
    return legalDocuments.map((document) => {
      const { texts = {}, revision = 0 } = stored.find(({ kind }) => kind === document) ?? {};
      return { country, document, texts, language, revision };
    });
  }
  async function documentOf(queryable: Queryable, country: CountryCode, document: LegalDocument) {
    const found = (await documentsOf(queryable, country)).find((candidate) => candidate.document === document);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  return {
    list: (country: CountryCode) => documentsOf(db, country),

    /**
     * Replaces the texts of a document in all languages.
     * @param revision that the change is based on; 0 for a document without texts
     * @throws VALIDATION_FAILED (`texts.<language>`: `missing`) without a text in the country's language;
     *   CHANGED_MEANWHILE with the languages
     */
    change: (
      { country, document }: { country: CountryCode; document: LegalDocument },
      { texts }: LegalDocumentChange,
      { revision, actor }: { revision: number; actor: StaffActor },
    ) =>
      db.transaction().execute(async (tx) => {
        const repository = createLegalDocumentsRepository(tx);
        // locks the country, because the document's row may not exist yet
        const language = await repository.language(country, { lock: true });
        const stored = await documentOf(tx, country, document);
        const subject = `legal-document:${country}:${document}`;
        if (stored.revision !== revision)
          throw new AppError('CHANGED_MEANWHILE', { errors: await changedSince(tx, subject, revision) });
        if (!texts[language]) throw invalidFields({ field: `texts.${language}`, reason: 'missing' });
        const { changed, before, after } = textsChanged(stored.texts, texts);
        if (changed.length > 0) {
          await repository.save(country, document, { texts, revision: revision + 1 });
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-legal-document', subject, detail });
        }
        return documentOf(tx, country, document);
      }),
  };
}
