import type { SeedTestimonial } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';

/** Portraits are called `person-<country>-<number>`. */
function from(countryCode: CountryCode, said: [user: string, message: string, ...tags: string[]][]): SeedTestimonial[] {
  return said.map(([user, message, ...tags], index) => ({
    countryCode,
    user,
    message,
    tags,
    picture: `person-${countryCode.toLowerCase()}-${index + 1}`,
  }));
}

export const testimonials: SeedTestimonial[] = [
  ...from('PE', [
    [
      'Rosa Quispe',
      'Fuimos cinco amigas al concierto y nadie tuvo que quedarse sobria para manejar.',
      'amigas',
      'concierto',
    ],
    [
      'Jorge Salazar',
      'Vivo en Ventanilla y volver del centro a medianoche era un drama. Con Idavuelta me recogieron en la puerta, me esperaron a la salida del estadio y a la una ya estaba en mi cama. No vuelvo a pelear por un taxi.',
      'callao',
      'estadio',
      'vueltaacasa',
    ],
    [
      'Milagros Huamán',
      'Llevé a mis papás a la ruta Caral. El chofer los trató como si fueran suyos.',
      'familia',
      'rutacaral',
    ],
    ['Diego Paredes', 'Más barato que dos taxis y llegué antes que mis patas.', 'ahorro', 'puntuales'],
    [
      'Carmen Flores',
      'Mi hija fue a su fiesta de promo y me avisaron cuando subió y cuando bajó. Dormí tranquila.',
      'promo',
    ],
    [
      'Luis Alberto Rojas',
      'Corrí la maratón y mi mochila me esperaba en la van con una botella de agua.',
      'maraton',
      'runners',
    ],
    ['Ximena Tapia', 'La garúa no paró en toda la noche; la van estaba exactamente donde dijeron.', 'rock', 'festival'],
  ]),
  ...from('CL', [
    [
      'Javiera Muñoz',
      'Nos pasaron a buscar a Puente Alto y volvimos cantando todo el camino. Bacán.',
      'puentealto',
      'concierto',
    ],
    [
      'Rodrigo Sepúlveda',
      'Éramos seis, tomamos la van privada y salió más a cuenta que ir en dos autos y pagar estacionamiento. Lo mejor fue no tener que decidir quién manejaba de vuelta después de la vendimia.',
      'vendimia',
      'grupo',
    ],
    ['Constanza Riquelme', 'Se cayó el metro y nosotros igual llegamos a la casa.', 'sinmetro'],
    [
      'Felipe Araya',
      'Fui con mi hijo al clásico. Ida y vuelta con los de nuestro equipo, cero problemas.',
      'futbol',
      'familia',
    ],
    [
      'Antonia Vergara',
      'El chofer esperó a mi abuela hasta que encontró su bastón. Eso no se paga.',
      'abuelas',
      'buenagente',
    ],
    [
      'Matías Contreras',
      'Santiago, Viña y de vuelta la misma noche, durmiendo. Repetiría mañana.',
      'quinta',
      'roadtrip',
    ],
  ]),
  ...from('ES', [
    ['Lucía Hernando', 'Por fin un plan en el que no miro la hora del último metro.', 'madrid', 'musical'],
    [
      'Marc Puig',
      'Reservamos para los ochenta invitados de nuestra boda y cada uno eligió a qué hora volver. Ni una llamada, ni un despistado en Montjuïc a las tres de la mañana. Nos lo siguen agradeciendo.',
      'boda',
      'barcelona',
    ],
    ['Inés Carrasco', 'Me recogieron en el portal, con silla para la peque y todo.', 'familias'],
    [
      'Álvaro Domínguez',
      'Del estadio a casa en media hora. Los del coche seguían en el aparcamiento.',
      'derbi',
      'futbol',
    ],
    [
      'Núria Soler',
      'Vimos amanecer en Montserrat y a la una estaba comiendo con mis padres.',
      'montserrat',
      'escapada',
    ],
    ['Pablo Requena', 'El precio que ves es el que pagas. Así da gusto.', 'preciocerrado'],
  ]),
];
