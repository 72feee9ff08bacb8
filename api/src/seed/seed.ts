import type { Database, Queryable } from '../database/database.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { createCatalogueSeedRepository } from './catalogue.repository.ts';
import { type SeededPlaces, seedEvent } from './events.ts';
import { seedDriverProfiles, seedVehicles } from './fleet.ts';
import { seedPeople } from './people.ts';
import { refreshRates } from './rates.repository.ts';
import { seedReference } from './reference.ts';
import type { SeedContent } from './seed-content.ts';
import { seedStaff } from './staff.ts';
import { seedStreets } from './streets.repository.ts';
import { seedTaxCompanies } from './tax-companies.ts';

export interface SeedOptions {
  /** Written unless the database has events; when absent, only reference data is written. */
  content?: SeedContent;
  pictures?: Pick<PictureStore, 'pathOf'>;
  /** Encrypts the secrets of staff's apps; when absent, no staff is written. */
  seal?: (secret: string) => Promise<string>;
  /** Encrypts certificates and folios; when absent, no tax companies are written. */
  sealTaxFile?: (secret: string) => Promise<string>;
}

type PathOf = (key: string) => string;

/**
 * Fills the database: reference data always, content only while there are no events. In an existing database it renews
 * development rates, adds new streets and legal documents, and adds vehicles, driver profiles and tax companies if there are none.
 * Several processes may run it concurrently.
 */
export async function seed(db: Database, { content, pictures, seal, sealTaxFile }: SeedOptions = {}) {
  const pathOf: PathOf = (key) => pictures?.pathOf(key) ?? '';
  await db.transaction().execute(async (tx) => {
    const catalogue = createCatalogueSeedRepository(tx);
    await catalogue.lock();
    await seedReference(tx);
    if (!content) return;
    await refreshRates(tx, content.rates);
    if (content.staff && seal) await seedStaff(tx, content.staff, seal);
    await seedDriverProfiles(tx, content.staff ?? []);
    await seedVehicles(tx, content.vehicles ?? []);
    if (content.taxCompanies && sealTaxFile) await seedTaxCompanies(tx, content.taxCompanies, sealTaxFile);
    for (const document of content.legalDocuments ?? []) await catalogue.addLegalDocument(document);
    if (await catalogue.hasEvents()) {
      await seedStreets(tx, content);
      await seedPartners(tx, content, pathOf);
      return refreshPictures(tx, content, pathOf);
    }
    const where = await seedPlaces(tx, content, pathOf);
    await seedStreets(tx, content);
    let recommended = 0;
    for (const event of content.events) {
      await seedEvent(tx, event, where, {
        imagePath: pathOf(event.picture),
        recommendedPosition: event.recommended ? recommended++ : null,
      });
    }
    await seedLanding(tx, content, pathOf);
    await seedPeople(tx, content);
  });
}

async function seedPlaces(tx: Queryable, content: SeedContent, pathOf: PathOf): Promise<SeededPlaces> {
  const catalogue = createCatalogueSeedRepository(tx);
  const seeded: SeededPlaces = { provinces: new Map(), places: new Map() };
  for (const province of content.provinces) {
    const id = await catalogue.addProvince(province);
    seeded.provinces.set(province.key, id);
    await catalogue.addCounties(id, province);
  }
  for (const place of content.places) {
    seeded.places.set(place.key, { id: await catalogue.addPlace(place, pathOf(place.picture)), place });
  }
  return seeded;
}

async function seedLanding(tx: Queryable, { slides, testimonials, partners }: SeedContent, pathOf: PathOf) {
  const catalogue = createCatalogueSeedRepository(tx);
  for (const slide of slides) await catalogue.addSlide(slide, pathOf(slide.picture));
  for (const testimonial of testimonials) await catalogue.addTestimonial(testimonial, pathOf(testimonial.picture));
  for (const partner of partners) await catalogue.addPartner(partner, pathOf(partner.picture));
}

/** Partners were added to the content later, so databases seeded before get them unless staff has chosen its own. */
async function seedPartners(tx: Queryable, content: SeedContent, pathOf: PathOf) {
  const catalogue = createCatalogueSeedRepository(tx);
  if ((await catalogue.hasPartners()) || (await catalogue.isChanged('change-landing-partners'))) return;
  for (const partner of content.partners) await catalogue.addPartner(partner, pathOf(partner.picture));
}

/** A picture's path changes with its content, so previously seeded rows are updated; uploaded pictures stay. */
async function refreshPictures(tx: Queryable, content: SeedContent, pathOf: PathOf) {
  const { refreshPictures: refresh } = createCatalogueSeedRepository(tx);
  const rows = <T extends { picture: string }>(items: T[], nameOf: (item: T) => string) =>
    items.map((item) => ({ name: nameOf(item), path: pathOf(item.picture) }));
  const pictured = [
    ['event', 'slug', rows(content.events, ({ slug }) => slug)],
    ['place', 'name', rows(content.places, ({ name }) => name)],
    ['landing_slide', 'url', rows(content.slides, ({ url }) => url)],
    ['landing_comment', 'message', rows(content.testimonials, ({ message }) => message)],
    ['landing_partner', 'name', rows(content.partners, ({ name }) => name)],
  ] as const;
  for (const [table, column, named] of pictured) await refresh({ table, column }, named);
}
