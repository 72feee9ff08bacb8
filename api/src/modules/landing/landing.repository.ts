import type { CountryCode, LandingSlide, Partner, Testimonial } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

export type LandingRepository = ReturnType<typeof createLandingRepository>;

/** Reads the content of landing pages, each list in display order. */
export function createLandingRepository(db: Queryable) {
  return {
    slides: (country: CountryCode): Promise<LandingSlide[]> =>
      db
        .selectFrom('landing_slide')
        .select(['id', 'url', 'image_path as imagePath'])
        .where('country_code', '=', country)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    comments: (country: CountryCode): Promise<Testimonial[]> =>
      db
        .selectFrom('landing_comment')
        .select(['id', 'message', 'user_name as user', 'image_path as imagePath', 'tags'])
        .where('country_code', '=', country)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    partners: (country: CountryCode): Promise<Partner[]> =>
      db
        .selectFrom('landing_partner')
        .select(['id', 'name', 'image_path as imagePath'])
        .where('country_code', '=', country)
        .orderBy('position')
        .orderBy('id')
        .execute(),
  };
}
