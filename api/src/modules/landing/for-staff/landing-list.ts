import type { CountryCode, FieldError } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { revisionByAudit } from '../../../database/revisions.ts';
import { invalidFields } from '../../../errors.ts';
import { createLandingPicturesRepository } from './landing-pictures.repository.ts';
import { listDifference } from './list-difference.ts';
import { inRevision, type ListChange } from './list-revision.ts';

interface SentItem {
  id?: number;
  /** Empty without a picture. */
  imagePath: string;
}

/** Storage of one list with pictures. */
interface ListRepository<Row, Item> {
  /** In display order. */
  list(country: CountryCode): Promise<Row[]>;
  add(country: CountryCode, position: number, item: Item): Promise<unknown>;
  change(id: number, position: number, item: Item): Promise<unknown>;
  remove(ids: number[]): Promise<unknown>;
}

interface LandingListDependencies<Row, Item> {
  db: Database;
  /**
   * Used in the audit: a change of `slides` in Peru has the subject `slides:PE` and the action `change-landing-slides`.
   */
  name: 'slides' | 'testimonials' | 'partners';
  createRepository: (db: Queryable) => ListRepository<Row, Item>;
  /** Validates items beyond their schema. */
  mistakesOf?: (db: Queryable, items: Item[]) => Promise<FieldError[]>;
}

export interface LandingList<Row, Item> {
  find(country: CountryCode): Promise<{ country: CountryCode; items: Row[]; revision: number }>;
  /**
   * Saves the list: items with an unknown or no id are added, missing ones removed. Removed pictures are kept for a
   * day, because someone else who is editing the list may restore them.
   * @throws VALIDATION_FAILED, also for a picture neither uploaded nor in the list; CHANGED_MEANWHILE
   */
  change(country: CountryCode, items: Item[], by: ListChange): ReturnType<this['find']>;
}

/** One list of each country's landing page. Each change is audited. */
export function createLandingList<Row extends Required<SentItem>, Item extends SentItem>({
  db,
  name,
  createRepository,
  mistakesOf = async () => [],
}: LandingListDependencies<Row, Item>): LandingList<Row, Item> {
  const subjectOf = (country: CountryCode) => `${name}:${country}`;
  const listOf = async (queryable: Queryable, country: CountryCode) => ({
    country,
    items: await createRepository(queryable).list(country),
    revision: await revisionByAudit(queryable, subjectOf(country)),
  });

  async function write(tx: Queryable, country: CountryCode, { stored, items }: { stored: Row[]; items: Item[] }) {
    const list = createRepository(tx);
    const left = new Set(stored.map(({ id }) => id));
    for (const [position, item] of items.entries())
      await (item.id && left.delete(item.id)
        ? list.change(item.id, position, item)
        : list.add(country, position, item));
    await list.remove([...left]);
  }

  return {
    find: (country) => listOf(db, country),

    change(country, items, { revision, actor }) {
      const subject = subjectOf(country);
      return inRevision(db, { country, subject, revision }, async (tx) => {
        const stored = await createRepository(tx).list(country);
        const mistakes = [...(await mistakesOf(tx, items)), ...(await takePictures(tx, stored, items))];
        if (mistakes.length > 0) throw invalidFields(...mistakes);
        await write(tx, country, { stored, items });
        const now = await createRepository(tx).list(country);
        const difference = listDifference(stored, now);
        if (difference) {
          const detail = { revision: revision + 1, ...difference };
          await createAuditRepository(tx).add({ actor, action: `change-landing-${name}`, subject, detail });
        }
        return listOf(tx, country);
      });
    },
  };
}

/**
 * Claims uploaded pictures for the list and releases those it no longer uses.
 * @returns errors for pictures never uploaded
 */
async function takePictures(tx: Queryable, stored: SentItem[], items: SentItem[]): Promise<FieldError[]> {
  const pathsOf = (list: SentItem[]) => list.flatMap(({ imagePath }) => imagePath || []);
  const pathsBefore = new Set(pathsOf(stored));
  const pathsAfter = new Set(pathsOf(items));
  const pictures = createLandingPicturesRepository(tx);
  const taken = new Set(await pictures.take([...pathsAfter].filter((path) => !pathsBefore.has(path))));
  await pictures.release([...pathsBefore].filter((path) => !pathsAfter.has(path)));
  return items.flatMap(({ imagePath }, place) =>
    !imagePath || pathsBefore.has(imagePath) || taken.has(imagePath)
      ? []
      : [{ field: `items.${place}.imagePath`, reason: 'unknown' }],
  );
}
