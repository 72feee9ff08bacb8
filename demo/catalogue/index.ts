import type { SeedContent } from '@idavuelta/api/seed/seed-content.ts';
import { countyCoordinates, placeCoordinates } from './coordinates.ts';
import { places } from './event.ts';
import { clFavourites } from './events/cl-favourites.ts';
import { clInvitedAndRoutes } from './events/cl-invited-and-routes.ts';
import { clMassive } from './events/cl-massive.ts';
import { esFavourites } from './events/es-favourites.ts';
import { esInvitedAndRoutes } from './events/es-invited-and-routes.ts';
import { esMassive } from './events/es-massive.ts';
import { peFairs } from './events/pe-fairs.ts';
import { peMusic } from './events/pe-music.ts';
import { pePrivate } from './events/pe-private.ts';
import { peRegions } from './events/pe-regions.ts';
import { peRoutes } from './events/pe-routes.ts';
import { soldEvent } from './events/pe-sold.ts';
import { peSpecial } from './events/pe-special.ts';
import { peSports } from './events/pe-sports.ts';
import { peStage } from './events/pe-stage.ts';
import { legal } from './legal/index.ts';
import { partners } from './partners.ts';
import { bankAccounts, coupons, customers, rates } from './people.ts';
import { chile } from './provinces/chile.ts';
import { peru } from './provinces/peru.ts';
import { spain } from './provinces/spain.ts';
import { slides } from './slides.ts';
import { staff } from './staff.ts';
import { streets } from './streets/index.ts';
import { testimonials } from './testimonials.ts';
import { vehicles } from './vehicles.ts';

export const content: SeedContent = {
  provinces: [...peru, ...chile, ...spain].map((province) => ({
    ...province,
    coordinates: countyCoordinates[province.key],
    streets: streets[province.key],
  })),
  places: places.map((place) => ({ ...place, coordinates: placeCoordinates[place.key] })),
  events: [
    ...peSpecial,
    ...peMusic,
    ...peRegions,
    ...peSports,
    ...peStage,
    ...peFairs,
    ...pePrivate,
    ...peRoutes,
    soldEvent,
    ...clFavourites,
    ...clMassive,
    ...clInvitedAndRoutes,
    ...esFavourites,
    ...esMassive,
    ...esInvitedAndRoutes,
  ],
  legalDocuments: legal,
  testimonials,
  slides,
  partners,
  customers,
  staff,
  vehicles,
  coupons,
  bankAccounts,
  rates,
};
