import alvaro from './portraits/alvaro.webp';
import carmen from './portraits/carmen.webp';
import diego from './portraits/diego.webp';
import lucia from './portraits/lucia.webp';
import matias from './portraits/matias.webp';
import renata from './portraits/renata.webp';
import tomas from './portraits/tomas.webp';
import valeria from './portraits/valeria.webp';

/** Names are the same in every language; job titles are in the texts, under `key`. */
export const team = [
  { key: 'valeria', name: 'Valeria Ramos', portrait: valeria },
  { key: 'matias', name: 'Matías Fuentes', portrait: matias },
  { key: 'carmen', name: 'Carmen Salas', portrait: carmen },
  { key: 'diego', name: 'Diego Huamán', portrait: diego },
  { key: 'renata', name: 'Renata Oliveira', portrait: renata },
  { key: 'alvaro', name: 'Álvaro Cisneros', portrait: alvaro },
  { key: 'lucia', name: 'Lucía Navarro', portrait: lucia },
  { key: 'tomas', name: 'Tomás Iriarte', portrait: tomas },
];
