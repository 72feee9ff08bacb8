import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PartnerItem, SlideItem, TestimonialItem } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { createLandingRepository } from '../landing.repository.ts';

const oneOfIds = (ids: number[]) => sql<boolean>`id = ANY (${ids}::int[])`;

const slideColumns = ({ url, imagePath }: SlideItem) => ({ url, image_path: imagePath });
const testimonialColumns = ({ message, user, imagePath, tags }: TestimonialItem) => ({
  message,
  user_name: user,
  image_path: imagePath,
  tags,
});
const partnerColumns = ({ name, imagePath }: PartnerItem) => ({ name, image_path: imagePath });

export const createSlidesRepository = (db: Queryable) => ({
  list: createLandingRepository(db).slides,
  add: (country_code: CountryCode, position: number, item: SlideItem) =>
    db
      .insertInto('landing_slide')
      .values({ country_code, position, ...slideColumns(item) })
      .execute(),
  change: (id: number, position: number, item: SlideItem) =>
    db
      .updateTable('landing_slide')
      .set({ position, ...slideColumns(item) })
      .where('id', '=', id)
      .execute(),
  remove: (ids: number[]) => db.deleteFrom('landing_slide').where(oneOfIds(ids)).execute(),
});

export const createTestimonialsRepository = (db: Queryable) => ({
  list: createLandingRepository(db).comments,
  add: (country_code: CountryCode, position: number, item: TestimonialItem) =>
    db
      .insertInto('landing_comment')
      .values({ country_code, position, ...testimonialColumns(item) })
      .execute(),
  change: (id: number, position: number, item: TestimonialItem) =>
    db
      .updateTable('landing_comment')
      .set({ position, ...testimonialColumns(item) })
      .where('id', '=', id)
      .execute(),
  remove: (ids: number[]) => db.deleteFrom('landing_comment').where(oneOfIds(ids)).execute(),
});

export const createPartnersRepository = (db: Queryable) => ({
  list: createLandingRepository(db).partners,
  add: (country_code: CountryCode, position: number, item: PartnerItem) =>
    db
      .insertInto('landing_partner')
      .values({ country_code, position, ...partnerColumns(item) })
      .execute(),
  change: (id: number, position: number, item: PartnerItem) =>
    db
      .updateTable('landing_partner')
      .set({ position, ...partnerColumns(item) })
      .where('id', '=', id)
      .execute(),
  remove: (ids: number[]) => db.deleteFrom('landing_partner').where(oneOfIds(ids)).execute(),
});
