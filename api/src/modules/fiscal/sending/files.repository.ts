import type { CountryCode } from '@idavuelta/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { FiscalFileState } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import type { FiscalFile } from '../../../database/schema.ts';

interface PackedFile {
  country: CountryCode;
  taxId: string;
  channel: string;
  /** `YYYY-MM-DD`, in the issuer's zone. */
  day: string;
  number: number;
  name: string;
  content: Uint8Array;
}

/** A file of which the authority has said nothing final. */
export type OpenFile = Pick<
  Selectable<FiscalFile>,
  'id' | 'channel' | 'name' | 'content' | 'ticket' | 'state' | 'attempts' | 'problem'
>;

const isOpen = ['packed', 'sending', 'taken'] as const;

/** Files of records: what was sent, or is about to be. */
export const createFilesRepository = (db: Queryable) => ({
  /** Tells of a channel: its last file's number on a day, whether one is open, and when the last was packed. */
  ofChannel: async (taxId: string, channel: string, day: string) =>
    db
      .selectFrom('fiscal_file')
      .select(sql<number>`COALESCE(max(number) FILTER (WHERE day = ${day}::date), 0)`.as('lastNumber'))
      .select(sql<boolean>`COALESCE(bool_or(state IN ('packed', 'sending', 'taken')), false)`.as('isOpen'))
      .select(sql<Date | null>`max(packed_at)`.as('lastPackedAt'))
      .where('tax_id', '=', taxId)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow(),

  /** Stores a file with its records. */
  async add({ country, taxId, content, day, ...file }: PackedFile, recordIds: number[]) {
    const { id } = await db
      .insertInto('fiscal_file')
      .values({
        ...file,
        country_code: country,
        tax_id: taxId,
        day: sql<Date>`${day}::date`,
        content: Buffer.from(content),
        state: 'packed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('fiscal_record').set({ file_id: id }).where('id', 'in', recordIds).execute();
  },

  /**
   * Takes the next file that is due, for two minutes. It says what was known of it: `packed` was never sent, `sending`
   * may have been.
   */
  async claim(country: CountryCode): Promise<OpenFile | undefined> {
    const found = await db
      .selectFrom('fiscal_file')
      .select(['id', 'channel', 'name', 'content', 'ticket', 'state', 'attempts', 'problem'])
      .where('country_code', '=', country)
      .where('state', 'in', isOpen)
      .where('next_at', '<=', now)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!found) return undefined;
    await db
      .updateTable('fiscal_file')
      .set({ next_at: sql`now() + interval '2 minutes'`, attempts: sql`attempts + 1` })
      .$if(found.state === 'packed', (query) => query.set({ state: 'sending' }))
      .where('id', '=', found.id)
      .execute();
    return found;
  },

  change(id: number, { state, ticket, receipt, problem = null, afterSeconds = 0 }: FileChange) {
    return db
      .updateTable('fiscal_file')
      .set({ problem, next_at: sql`now() + make_interval(secs => ${afterSeconds})` })
      .$if(state !== undefined, (query) => query.set({ state }))
      .$if(ticket !== undefined, (query) => query.set({ ticket }))
      .$if(receipt !== undefined, (query) => query.set({ receipt: receipt && Buffer.from(receipt) }))
      .where('id', '=', id)
      .execute();
  },

  /** Takes the records out of a file that does not count, to be packed anew. */
  release: (id: number) =>
    db.updateTable('fiscal_record').set({ file_id: null, state: 'made' }).where('file_id', '=', id).execute(),
});

interface FileChange {
  state?: FiscalFileState;
  ticket?: string;
  receipt?: Uint8Array;
  problem?: string | null;
  /** When it is due again. */
  afterSeconds?: number;
}
