import type { Database } from '../database/database.ts';

export const createShownPicturesRepository = (db: Database) => ({
  async isShown(path: string) {
    const { shown } = await db
      .selectNoFrom(({ exists, or, selectFrom }) =>
        or([
          exists(selectFrom('event_request').select('id').where('image_path', '=', path)),
          exists(selectFrom('event').select('id').where('image_path', '=', path)),
          exists(selectFrom('landing_slide').select('id').where('image_path', '=', path)),
          exists(selectFrom('landing_comment').select('id').where('image_path', '=', path)),
          exists(selectFrom('landing_partner').select('id').where('image_path', '=', path)),
        ])
          .$castTo<boolean>()
          .as('shown'),
      )
      .executeTakeFirstOrThrow();
    return shown;
  },
});
