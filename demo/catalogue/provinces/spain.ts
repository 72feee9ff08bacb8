import type { SeedProvince } from '@idavuelta/api/seed/seed-content.ts';

/** Provinces of Spain that have departures: the capital's districts, and the towns that touch Barcelona. */
export const spain: SeedProvince[] = [
  {
    key: 'es-madrid',
    countryCode: 'ES',
    name: 'Madrid',
    counties: [
      ...['Arganzuela', 'Barajas', 'Carabanchel', 'Centro', 'Chamartín', 'Chamberí', 'Ciudad Lineal'],
      ...['Fuencarral-El Pardo', 'Hortaleza', 'Latina', 'Moncloa-Aravaca', 'Moratalaz', 'Puente de Vallecas', 'Retiro'],
      ...['Salamanca', 'San Blas-Canillejas', 'Tetuán', 'Usera', 'Vicálvaro', 'Villa de Vallecas', 'Villaverde'],
    ],
  },
  {
    key: 'es-barcelona',
    countryCode: 'ES',
    name: 'Barcelona',
    counties: [
      ...['Ciutat Vella', 'Eixample', 'Gràcia', 'Horta-Guinardó', 'Les Corts', 'Nou Barris', 'Sant Andreu'],
      ...['Sant Martí', 'Sants-Montjuïc', 'Sarrià-Sant Gervasi'],
      ...['Badalona', 'Cornellà de Llobregat', 'Esplugues de Llobregat', "L'Hospitalet de Llobregat"],
      ...['Sant Adrià de Besòs', 'Santa Coloma de Gramenet'],
    ],
  },
];
