import type { SeedPlace } from '@idavuelta/api/seed/seed-content.ts';
import { placesOf } from '../place.ts';

const place = placesOf('ES');

export const spain: SeedPlace[] = [
  place('movistar-arena-madrid', 'Movistar Arena Madrid', 'Av. Felipe II s/n, 28009 Madrid', 'Madrid'),
  place('metropolitano', 'Estadio Metropolitano', 'Av. de Luis Aragonés 4, 28022 Madrid', 'Madrid'),
  place('teatro-lope-de-vega', 'Teatro Lope de Vega', 'Calle Gran Vía 57, 28013 Madrid', 'Madrid'),
  place('ifema', 'IFEMA Madrid', 'Av. del Partenón 5, 28042 Madrid', 'Madrid'),
  place('casino-de-madrid', 'Casino de Madrid', 'Calle de Alcalá 15, 28014 Madrid', 'Madrid'),
  place('palau-sant-jordi', 'Palau Sant Jordi', 'Passeig Olímpic 5-7, 08038 Barcelona', 'Barcelona'),
  place('parc-del-forum', 'Parc del Fòrum', 'Carrer de la Pau 12, 08930 Sant Adrià de Besòs', 'Barcelona'),
  place('poble-espanyol', 'Poble Espanyol', 'Av. Francesc Ferrer i Guàrdia 13, 08038 Barcelona', 'Barcelona'),
  place('montserrat', 'Monestir de Montserrat', 'Plaça del Monestir s/n, 08199 Montserrat', 'Barcelona'),
];
