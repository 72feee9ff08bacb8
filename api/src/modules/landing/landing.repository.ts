import type { CountryCode, LandingSlide, Testimonial } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

export function createLandingRepository(db: Queryable) {
  return {
    slides: (country: CountryCode) =>
      db.query<LandingSlide>(
        `SELECT id, url, image_path AS "imagePath" FROM landing_slide WHERE country_code = $1 ORDER BY id`,
        [country],
      ),
    comments: (country: CountryCode) =>
      db.query<Testimonial>(
        `SELECT id, message, user_name AS "user", image_path AS "imagePath", tags
         FROM landing_comment WHERE country_code = $1 ORDER BY id`,
        [country],
      ),
  };
}
