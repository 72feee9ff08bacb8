import type { SeedProvince } from '@idavuelta/api/seed/seed-content.ts';

/** Provinces of Chile that have departures, each with its communes. */
export const chile: SeedProvince[] = [
  {
    key: 'cl-santiago',
    countryCode: 'CL',
    name: 'Santiago',
    counties: [
      ...['Cerrillos', 'Cerro Navia', 'Conchalí', 'El Bosque', 'Estación Central', 'Huechuraba', 'Independencia'],
      ...[
        'La Cisterna',
        'La Florida',
        'La Granja',
        'La Pintana',
        'La Reina',
        'Las Condes',
        'Lo Barnechea',
        'Lo Espejo',
      ],
      ...['Lo Prado', 'Macul', 'Maipú', 'Ñuñoa', 'Pedro Aguirre Cerda', 'Peñalolén', 'Providencia', 'Pudahuel'],
      ...['Quilicura', 'Quinta Normal', 'Recoleta', 'Renca', 'San Joaquín', 'San Miguel', 'San Ramón', 'Santiago'],
      'Vitacura',
    ],
  },
  {
    key: 'cl-cordillera',
    countryCode: 'CL',
    name: 'Cordillera',
    counties: ['Pirque', 'Puente Alto', 'San José de Maipo'],
  },
  {
    key: 'cl-maipo',
    countryCode: 'CL',
    name: 'Maipo',
    counties: ['Buin', 'Calera de Tango', 'Paine', 'San Bernardo'],
  },
  {
    key: 'cl-valparaiso',
    countryCode: 'CL',
    name: 'Valparaíso',
    // Without Juan Fernández, which is an island and has no road to anywhere.
    counties: ['Casablanca', 'Concón', 'Puchuncaví', 'Quintero', 'Valparaíso', 'Viña del Mar'],
  },
];
