import type { SeedProvince } from '@idavuelta/api/seed/seed-content.ts';

/** Provinces of Peru that have departures, each with all of its districts. */
export const peru: SeedProvince[] = [
  {
    key: 'pe-lima',
    countryCode: 'PE',
    name: 'Lima',
    counties: [
      ...['Ancón', 'Ate', 'Barranco', 'Breña', 'Carabayllo', 'Chaclacayo', 'Chorrillos', 'Cieneguilla', 'Comas'],
      ...['El Agustino', 'Independencia', 'Jesús María', 'La Molina', 'La Victoria', 'Lima', 'Lince', 'Los Olivos'],
      ...['Lurigancho-Chosica', 'Lurín', 'Magdalena del Mar', 'Miraflores', 'Pachacámac', 'Pucusana', 'Pueblo Libre'],
      ...['Puente Piedra', 'Punta Hermosa', 'Punta Negra', 'Rímac', 'San Bartolo', 'San Borja', 'San Isidro'],
      ...['San Juan de Lurigancho', 'San Juan de Miraflores', 'San Luis', 'San Martín de Porres', 'San Miguel'],
      ...['Santa Anita', 'Santa María del Mar', 'Santa Rosa', 'Santiago de Surco', 'Surquillo', 'Villa El Salvador'],
      'Villa María del Triunfo',
    ],
  },
  {
    key: 'pe-callao',
    countryCode: 'PE',
    name: 'Callao',
    counties: [
      ...['Bellavista', 'Callao', 'Carmen de La Legua Reynoso', 'La Perla', 'La Punta', 'Mi Perú', 'Ventanilla'],
    ],
  },
  {
    key: 'pe-arequipa',
    countryCode: 'PE',
    name: 'Arequipa',
    counties: [
      ...['Alto Selva Alegre', 'Arequipa', 'Cayma', 'Cerro Colorado', 'Characato', 'Chiguata', 'Jacobo Hunter'],
      ...['José Luis Bustamante y Rivero', 'La Joya', 'Mariano Melgar', 'Miraflores', 'Mollebaya', 'Paucarpata'],
      ...['Pocsi', 'Polobaya', 'Quequeña', 'Sabandía', 'Sachaca', 'San Juan de Siguas', 'San Juan de Tarucani'],
      ...['Santa Isabel de Siguas', 'Santa Rita de Siguas', 'Socabaya', 'Tiabaya', 'Uchumayo', 'Vitor'],
      ...['Yanahuara', 'Yarabamba', 'Yura'],
    ],
  },
  {
    key: 'pe-cusco',
    countryCode: 'PE',
    name: 'Cusco',
    counties: ['Ccorca', 'Cusco', 'Poroy', 'San Jerónimo', 'San Sebastián', 'Santiago', 'Saylla', 'Wanchaq'],
  },
  {
    key: 'pe-trujillo',
    countryCode: 'PE',
    name: 'Trujillo',
    counties: [
      ...['El Porvenir', 'Florencia de Mora', 'Huanchaco', 'La Esperanza', 'Laredo', 'Moche', 'Poroto', 'Salaverry'],
      ...['Simbal', 'Trujillo', 'Víctor Larco Herrera'],
    ],
  },
];
