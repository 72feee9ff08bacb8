import type { Streets } from './streets.ts';

/** Main streets of Arequipa, Cusco and Trujillo. */
export const peruStreets: Streets = {
  'pe-arequipa': {
    Arequipa: [
      ['Calle Mercaderes', -16.399, -71.535],
      ['Calle Santa Catalina', -16.396, -71.537],
      ['Calle San Francisco', -16.396, -71.536],
      ['Calle Jerusalén', -16.397, -71.534],
      ['Av. Goyeneche', -16.399, -71.528],
      ['Av. Parra', -16.406, -71.543],
      ['Av. Venezuela', -16.409, -71.526],
      ['Plaza de Armas', -16.3988, -71.5369],
    ],
    Cayma: [
      ['Av. Cayma', -16.386, -71.549],
      ['Av. Ejército', -16.389, -71.549],
      ['Av. Trinidad Morán', -16.394, -71.55],
      ['Av. Bolognesi', -16.381, -71.546],
    ],
    'Cerro Colorado': [
      ['Av. Aviación', -16.37, -71.565],
      ['Av. Pumacahua', -16.376, -71.561],
      ['Av. 54', -16.36, -71.57],
    ],
    'José Luis Bustamante y Rivero': [
      ['Av. Dolores', -16.423, -71.523],
      ['Av. Estados Unidos', -16.425, -71.518],
      ['Av. Caracas', -16.42, -71.525],
    ],
    Miraflores: [
      ['Av. Progreso', -16.394, -71.522],
      ['Av. Mariscal Castilla', -16.399, -71.519],
    ],
    Paucarpata: [
      ['Av. Kennedy', -16.421, -71.507],
      ['Av. Jesús', -16.412, -71.51],
    ],
    Socabaya: [['Av. Socabaya', -16.464, -71.53]],
    Yanahuara: [
      ['Av. Ejército', -16.392, -71.543],
      ['Av. Lima', -16.391, -71.546],
      ['Calle Misti', -16.389, -71.543],
      ['Av. Emmel', -16.394, -71.547],
    ],
  },
  'pe-cusco': {
    Cusco: [
      ['Av. El Sol', -13.522, -71.974],
      ['Av. de la Cultura', -13.522, -71.967],
      ['Calle Saphi', -13.513, -71.981],
      ['Calle Plateros', -13.516, -71.98],
      ['Cuesta de San Blas', -13.515, -71.975],
      ['Plaza de Armas', -13.5167, -71.9788],
    ],
    'San Jerónimo': [['Av. de la Cultura', -13.543, -71.888]],
    'San Sebastián': [
      ['Av. de la Cultura', -13.53, -71.938],
      ['Av. Tomás Tuyro Túpac', -13.532, -71.942],
    ],
    Santiago: [
      ['Av. Grau', -13.526, -71.981],
      ['Av. Antonio Lorena', -13.528, -71.984],
    ],
    Wanchaq: [
      ['Av. Garcilaso', -13.524, -71.966],
      ['Av. Huayruropata', -13.527, -71.962],
      ['Av. Tullumayo', -13.521, -71.973],
      ['Av. de la Cultura', -13.524, -71.957],
    ],
  },
  'pe-trujillo': {
    'El Porvenir': [['Av. Sánchez Carrión', -8.083, -79.003]],
    Huanchaco: [
      ['Av. Larco', -8.081, -79.121],
      ['Av. Rivera', -8.079, -79.122],
    ],
    'La Esperanza': [
      ['Av. José Gabriel Condorcanqui', -8.076, -79.045],
      ['Av. Tahuantinsuyo', -8.072, -79.047],
    ],
    Moche: [['Av. La Marina', -8.168, -79.009]],
    Trujillo: [
      ['Av. España', -8.112, -79.03],
      ['Av. Larco', -8.12, -79.035],
      ['Av. América Norte', -8.101, -79.026],
      ['Av. América Sur', -8.122, -79.028],
      ['Av. Mansiche', -8.105, -79.037],
      ['Av. Húsares de Junín', -8.12, -79.031],
      ['Av. Fátima', -8.125, -79.038],
      ['Jr. Pizarro', -8.111, -79.027],
      ['Jr. Gamarra', -8.111, -79.026],
      ['Jr. Bolívar', -8.112, -79.027],
      ['Plaza de Armas', -8.1117, -79.0287],
    ],
    'Víctor Larco Herrera': [
      ['Av. Larco', -8.134, -79.043],
      ['Av. Fátima', -8.13, -79.04],
      ['Av. El Golf', -8.14, -79.037],
      ['Av. Huamán', -8.138, -79.047],
    ],
  },
};
