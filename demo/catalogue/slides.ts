import type { SeedSlide } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';

/** Each slide leads to an event and has its own wide picture, `slide-<slug>`. */
const to = (countryCode: CountryCode, ...slugs: string[]): SeedSlide[] =>
  slugs.map((slug) => ({ countryCode, url: `/event/${slug}`, picture: `slide-${slug}` }));

export const slides: SeedSlide[] = [
  ...to('PE', 'noche-de-cumbia', 'festival-costa-verde', 'ruta-caral', 'sabores-del-peru'),
  ...to('CL', 'santiago-en-vivo', 'clasico-de-la-cordillera', 'vendimia-en-pirque'),
  ...to('ES', 'madrid-a-voces', 'bandas-sonoras-sant-jordi', 'montserrat-al-alba'),
];
