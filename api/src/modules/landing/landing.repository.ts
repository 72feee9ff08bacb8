import type { CountryCode, LandingSlide, Testimonial } from '@idavuelta/shared/contracts';
import { type Queryable, query } from '../../database/database.ts';

export function createLandingRepository(db: Queryable) {
  return {
    slides: (country: CountryCode) =>
      query<LandingSlide>(
        db,
        `SELECT id, url, image_path AS "imagePath" FROM landing_slide WHERE country_code = $1 ORDER BY id`,
        [country],
      ),
    comments: (country: CountryCode) =>
      query<Testimonial>(
        db,
        `SELECT id, message, user_name AS "user", image_path AS "imagePath", tags
         FROM landing_comment WHERE country_code = $1 ORDER BY id`,
        [country],
      ),
  };
}
