import { type Company, inForceSince } from './company.ts';
import { type Documents, written } from './document.ts';

/** What a country's Spanish calls these: recojo or recogida, van or furgoneta. */
export interface TripWords {
  pickUp: string;
  van: string;
  tickets: string;
  seats: string;
}

export const spanish = (company: Company, { pickUp, van, tickets, seats }: TripWords): Documents => ({
  privacy: written(
    `${company.name} (${company.taxNumber}), con domicilio en ${company.address}, es responsable de los datos que nos das. Esta política está vigente desde el ${inForceSince.es}.`,
    [
      'Qué datos guardamos',
      'De tu cuenta: nombre, correo, teléfono, país y fecha de nacimiento. De tus compras: el evento, los pasajeros, las direcciones y los pagos. Nunca guardamos el número de tu tarjeta: lo recibe la empresa que procesa el pago.',
      'Si escribes direcciones o pasajeros frecuentes, los guardamos para que no tengas que repetirlos. Puedes borrarlos cuando quieras.',
    ],
    [
      'Para qué los usamos',
      `Para llevarte y traerte: planificar la ruta, avisarte la hora de ${pickUp}, emitir y revisar tus ${tickets}, cobrar y devolver. También para responderte y para cumplir obligaciones contables.`,
      'No vendemos tus datos ni los usamos para publicidad de otros.',
    ],
    [
      'Quién los ve',
      `Las personas de nuestro equipo que los necesitan para su trabajo, el conductor de tu ${van}, que ve nombre, dirección y teléfono, y las empresas que procesan pagos y envían correos por nosotros.`,
    ],
    [
      'Cuánto tiempo los tenemos',
      'Los de tu cuenta, mientras la tengas. Los de una compra, el tiempo que la ley exige conservar comprobantes. Después los borramos o los separamos de tu nombre.',
    ],
    [
      'Tus derechos',
      `Según ${company.underPrivacyLaw}, puedes ver tus datos, corregirlos, borrarlos, llevártelos u oponerte a que los usemos. En tu cuenta puedes descargarlos; para lo demás escribe a ${company.privacyMail}.`,
      `Si no te respondemos bien, puedes reclamar ante la ${company.privacyOffice}.`,
    ],
  ),
  conditions: written(
    `Estas condiciones valen para los traslados que compras a ${company.name} (${company.taxNumber}). Están vigentes desde el ${inForceSince.es}.`,
    [
      'Qué compras',
      `Un traslado de ida y vuelta en una ${van} compartida, entre tu dirección o el punto de encuentro y el evento. La entrada al evento no está incluida.`,
    ],
    [
      'Reserva y pago',
      `Guardamos tus ${seats} por un tiempo limitado mientras pagas. La compra queda hecha cuando el pago se confirma y recibes tus ${tickets} por correo. Una transferencia la validamos en menos de 24 horas.`,
      'El precio que ves es el total en la moneda indicada, con impuestos.',
    ],
    [
      'El día del viaje',
      `Antes del evento te avisamos la hora de ${pickUp}. Lleva tu código QR, en el teléfono o impreso. El conductor te espera unos minutos y luego sigue su ruta, porque el viaje se comparte. Si pierdes la ida, el viaje de regreso sigue reservado.`,
      'Quien ponga en riesgo a otros pasajeros o al conductor puede quedar fuera del viaje, sin devolución.',
    ],
    [
      'Cancelaciones y devoluciones',
      'Puedes cancelar hasta 48 horas antes del evento y te devolvemos el total por el mismo medio de pago. Con menos de 48 horas no hay devolución.',
      'Si cancelamos la salida o se cancela el evento, te devolvemos todo. Si cambiamos la hora, te avisamos y puedes devolver tu compra hasta que la salida comience.',
    ],
    [
      'Reclamos',
      `Escríbenos desde la página de contacto y te respondemos. También puedes acudir ${company.consumerOffice.es}. Para lo que no se resuelva así son competentes ${company.courts.es}.`,
    ],
  ),
  terms: written(
    `Al usar este sitio aceptas estos términos con ${company.name} (${company.taxNumber}). Están vigentes desde el ${inForceSince.es}.`,
    [
      'Tu cuenta',
      'Puede tener una cuenta quien sea mayor de edad o tenga permiso de quien responde por él. Los datos deben ser tuyos y verdaderos. Cuida tu contraseña: respondes por lo que se haga con ella, salvo que nos avises de que alguien más entró.',
    ],
    [
      'Qué no está permitido',
      'Comprar para revender, usar programas que reserven en masa, intentar entrar en cuentas ajenas o estorbar el funcionamiento del sitio. En esos casos podemos cerrar la cuenta y cancelar sus compras.',
    ],
    [
      'Lo que publicamos',
      'Los nombres, textos e imágenes del sitio son nuestros o de quienes nos dieron permiso. Puedes enlazarlos y compartirlos; para usarlos en otra parte, pídelo antes.',
      'Los datos de los eventos vienen de sus organizadores. Si cambian, lo corregimos en cuanto lo sabemos.',
    ],
    [
      'De qué respondemos',
      'Respondemos por el traslado que te vendemos. No respondemos por el evento mismo ni por cortes de internet ajenos a nosotros.',
    ],
    [
      'Cambios',
      'Si cambiamos estos términos, la nueva versión aparece en esta página. Lo que ya compraste sigue las condiciones del día en que lo compraste.',
    ],
  ),
  cookies: written(
    'Este sitio guarda muy poco en tu navegador, y nada para publicidad ni para seguirte en otros sitios. Por eso no te pedimos permiso con un aviso.',
    [
      'Qué guardamos y para qué',
      'País e idioma: para mostrarte el sitio como lo elegiste. Dura un año.',
      'Grupo de versiones: para que, cuando publicamos una novedad poco a poco, veas siempre la misma versión. Dura pocos días.',
      'Sesión: para que sigas dentro de tu cuenta. Se borra cuando sales.',
      'Próximos viajes: tus viajes por venir y sus códigos, para que los tengas también sin conexión. Se guardan cifrados y solo en tu propio dispositivo, y se borran al salir de tu cuenta.',
      'Borradores: lo que escribes en una reserva, para que no lo pierdas si cierras la página. Se borran al terminar o al salir de tu cuenta.',
    ],
    [
      'Otras empresas',
      'Si pagas con tarjeta, la empresa que procesa el pago puede guardar sus propias cookies en su página. Los mapas cargan imágenes de otro servidor, que no guarda nada en tu navegador.',
    ],
    [
      'Cómo borrarlas',
      `En la configuración de tu navegador puedes ver y borrar todo lo que guardamos. El sitio sigue funcionando: solo tendrás que elegir de nuevo tu país y entrar en tu cuenta. Si tienes dudas, escribe a ${company.privacyMail}.`,
    ],
  ),
});
