import type { SeedPlace } from '@idavuelta/api/seed/seed-content.ts';
import { placesOf } from '../place.ts';

const place = placesOf('PE');

export const peru: SeedPlace[] = [
  place('estadio-nacional', 'Estadio Nacional', 'Calle José Díaz s/n, Cercado de Lima', 'Lima'),
  place('estadio-monumental', 'Estadio Monumental', 'Av. Javier Prado Este 7700, Ate, Lima', 'Lima'),
  place('estadio-san-marcos', 'Estadio San Marcos', 'Av. Germán Amézaga 375, Cercado de Lima', 'Lima'),
  place('arena-1', 'Arena 1', 'Circuito de Playas Costa Verde s/n, San Miguel, Lima', 'Lima'),
  place('costa-21', 'Costa 21', 'Circuito de Playas Costa Verde, San Miguel, Lima', 'Lima'),
  place('gran-teatro-nacional', 'Gran Teatro Nacional', 'Av. Javier Prado Este 2225, San Borja, Lima', 'Lima'),
  place('teatro-municipal-lima', 'Teatro Municipal de Lima', 'Jr. Ica 377, Cercado de Lima', 'Lima'),
  place('teatro-segura', 'Teatro Segura', 'Jr. Huancavelica 265, Cercado de Lima', 'Lima'),
  place('explanada-jockey', 'Explanada del Jockey', 'Av. El Derby s/n, Santiago de Surco, Lima', 'Lima'),
  place(
    'centro-convenciones-lima',
    'Centro de Convenciones de Lima',
    'Av. de la Arqueología 206, San Borja, Lima',
    'Lima',
  ),
  place('parque-exposicion', 'Parque de la Exposición', 'Av. 28 de Julio s/n, Cercado de Lima', 'Lima'),
  place('campo-de-marte', 'Campo de Marte', 'Av. de la Peruanidad s/n, Jesús María, Lima', 'Lima'),
  place('coliseo-dibos', 'Coliseo Eduardo Dibós', 'Av. Angamos Este 2681, San Borja, Lima', 'Lima'),
  place('real-felipe', 'Fortaleza del Real Felipe', 'Plaza Independencia s/n, Callao', 'Callao'),
  place('country-club', 'Country Club Lima Hotel', 'Los Eucaliptos 590, San Isidro, Lima', 'Lima'),
  place('casa-moreyra', 'Casa Moreyra', 'Av. Paz Soldán 290, San Isidro, Lima', 'Lima'),
  place('lunahuana', 'Lunahuaná', 'Plaza de Armas de Lunahuaná, Cañete', 'Cañete'),
  place('caral', 'Ciudad Sagrada de Caral', 'Panamericana Norte km 184, valle de Supe, Barranca', 'Barranca'),
  place('pachacamac', 'Santuario de Pachacámac', 'Antigua Panamericana Sur km 31,5, Lurín, Lima', 'Lima'),
  place('paracas', 'Reserva Nacional de Paracas', 'El Chaco, Paracas, Pisco', 'Pisco'),
  place('virgen-de-chapi', 'Estadio Monumental Virgen de Chapi', 'Av. Venezuela s/n, Arequipa', 'Arequipa'),
  place('ollantaytambo', 'Ollantaytambo', 'Plaza de Armas de Ollantaytambo, Valle Sagrado, Cusco', 'Cusco'),
  place('gran-chimu', 'Coliseo Gran Chimú', 'Av. Mansiche s/n, Trujillo', 'Trujillo'),
];
