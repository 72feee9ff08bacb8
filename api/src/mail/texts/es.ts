import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  home: 'Tu casa',
  verify: {
    subject: 'Confirma tu correo en Idavuelta',
    title: 'Un paso más y listo',
    body: 'Gracias por registrarte. Confirma tu correo para reservar tu próximo viaje de ida y vuelta.',
    action: 'Confirmar mi correo',
    note: 'El enlace vale 24 horas y funciona una sola vez. Si no creaste esta cuenta, no tienes que hacer nada.',
  },
  reset: {
    subject: 'Restablece tu contraseña de Idavuelta',
    title: 'Elige una contraseña nueva',
    body: 'Recibimos un pedido para cambiar la contraseña de tu cuenta.',
    action: 'Cambiar mi contraseña',
    note: 'El enlace vale una hora y funciona una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  },
  confirmEmail: {
    subject: 'Confirma tu nuevo correo en Idavuelta',
    title: 'Confirma tu nuevo correo',
    body: 'Pediste usar este correo en tu cuenta de Idavuelta. Desde que lo confirmes, ingresarás con él.',
    action: 'Confirmar este correo',
    note: 'El enlace vale 24 horas y funciona una sola vez. Si no lo pediste, ignora este correo.',
  },
  emailChange: {
    subject: 'Pidieron cambiar el correo de tu cuenta de Idavuelta',
    title: 'Cambio de correo',
    body: 'Se pidió cambiar el correo de tu cuenta. El nuevo correo reemplazará a este cuando se confirme.',
    action: 'Ir a Idavuelta',
    note: 'Si no fuiste tú, restablece tu contraseña ahora: el cambio quedará sin efecto.',
  },
  loginGuesses: {
    subject: 'Alguien prueba contraseñas en tu cuenta de Idavuelta',
    title: 'Alguien prueba contraseñas en tu cuenta',
    body: 'En la última hora hubo muchos intentos de ingresar a tu cuenta con contraseñas equivocadas. Los frenamos: desde lugares nuevos hay que esperar un momento entre un intento y otro.',
    action: 'Ir a Idavuelta',
    note: 'Desde donde ya ingresaste entras como siempre. Si usas la misma contraseña en otro sitio, restablécela.',
  },
  paid: {
    subject: (event) => `Tu viaje está confirmado: ${event}`,
    title: 'Tu viaje está confirmado',
    body: 'Te llevamos de tu casa al evento y te traemos de vuelta. Estos son tus boletos.',
    sold: 'Lo comprado es un asiento en la van por persona, de ida y vuelta. La entrada al evento no está incluida.',
    late: 'Tu pago llegó cuando el plazo de tu pedido ya había terminado. Tus asientos seguían libres, así que son tuyos.',
    ticket: (number) => `Boleto ${number}`,
    qrNote:
      'Muestra este código al conductor al subir. La hora exacta te llega por correo el día anterior, y te escribimos antes de llegar.',
    action: 'Ver mi compra',
  },
  passenger: {
    subject: (event) => `Tu boleto de ida y vuelta: ${event}`,
    body: (buyer) => `${buyer} compró tu viaje. Te recogemos, te llevamos al evento y te traemos de vuelta.`,
  },
  passengerChanged: {
    subject: (event) => `Cambiaron los datos de un pasajero: ${event}`,
    title: 'Cambiaron los datos de un pasajero',
    body: (before) =>
      `Cambiaron el nombre, el teléfono o el lugar de recojo de ${before}. Así queda el boleto; su código sigue siendo válido.`,
  },
  calendar: (addresses) =>
    `Te recogemos en: ${addresses}. La hora exacta te llega por correo el día anterior, y te escribimos antes de llegar.`,
  transfer: {
    subject: (event) => `Falta tu transferencia: ${event}`,
    title: 'Guardamos tus asientos',
    body: (deadline) => `Haz la transferencia antes del ${deadline}. Escribe la referencia tal como aparece aquí.`,
    action: 'Ver mi compra',
    note: 'Validamos las transferencias en menos de 24 horas. Después te enviaremos la confirmación con tus boletos.',
  },
  paymentFailed: {
    subject: (event) => `No se pudo procesar tu pago: ${event}`,
    title: 'No se pudo procesar tu pago',
    body: (deadline) =>
      `No se te cobró nada. Guardamos tus asientos hasta el ${deadline}: intenta otra vez, si quieres con otro medio de pago.`,
    action: 'Intentar otra vez',
    note: 'Si mientras tanto ya pagaste, no tienes que hacer nada.',
  },
  holdExpired: {
    subject: (event) => `Liberamos tus asientos: ${event}`,
    title: 'El plazo para pagar terminó',
    body: 'No recibimos tu pago a tiempo, así que tus asientos vuelven a estar disponibles.',
    undecided:
      'Tus asientos vuelven a estar disponibles. Todavía no sabemos si se te cobró: nuestro equipo está revisando tu pago.',
    action: 'Reservar otra vez',
    note: 'Si pagaste, confirmaremos tu viaje o te devolveremos el dinero, y te escribiremos en ambos casos.',
  },
  refund: {
    subject: (event) => `Tu devolución: ${event}`,
    title: 'Te devolvemos tu dinero',
    reasons: {
      late_payment: 'Tu pago llegó cuando el plazo de tu pedido ya había terminado y sus asientos estaban ocupados.',
      second_payment: 'Recibimos un segundo pago de un pedido que ya estaba pagado.',
      asked_for: 'Anulamos estos boletos. Sus códigos QR ya no son válidos.',
    },
    done: 'El dinero va en camino al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.',
    byHand: 'Nuestro equipo hace esta devolución a mano y te escribirá si necesita algún dato tuyo.',
    action: 'Ver mi compra',
  },
  labels: {
    event: 'Evento',
    date: 'Fecha',
    place: 'Lugar',
    order: 'Pedido',
    total: 'Total',
    charged: 'Monto cobrado',
    passengers: 'Pasajeros',
    pickUp: 'Recojo',
    bank: 'Banco',
    account: 'Número de cuenta',
    accountType: 'Tipo de cuenta',
    holder: 'Titular',
    holderId: 'Documento',
    email: 'Correo',
    reference: 'Referencia',
    amount: 'Monto',
    deadline: 'Fecha límite',
    refund: 'Devolución',
    tickets: 'Boletos',
  },
  footer: 'Idavuelta · De tu casa al evento, y de vuelta.',
};

export const esCL: MailTexts = {
  ...es,
  paid: {
    ...es.paid,
    body: 'Te pasamos a buscar a tu casa, te llevamos al evento y te traemos de vuelta. Estos son tus pasajes.',
    sold: 'Lo comprado es un asiento en la van por persona, de ida y vuelta. La entrada al evento no está incluida.',
    ticket: (number) => `Pasaje ${number}`,
    qrNote:
      'Muestra este código al conductor al subir. La hora exacta te llega por correo el día anterior, y te escribimos antes de llegar.',
  },
  passenger: {
    subject: (event) => `Tu pasaje de ida y vuelta: ${event}`,
    body: (buyer) => `${buyer} compró tu viaje. Te pasamos a buscar, te llevamos al evento y te traemos de vuelta.`,
  },
  passengerChanged: {
    ...es.passengerChanged,
    body: (before) =>
      `Cambiaron el nombre, el teléfono o la dirección de ${before}. Así queda el pasaje; su código sigue siendo válido.`,
  },
  calendar: (addresses) =>
    `Te pasamos a buscar a: ${addresses}. La hora exacta te llega por correo el día anterior, y te escribimos antes de llegar.`,
  loginGuesses: {
    ...es.loginGuesses,
    subject: 'Alguien está probando contraseñas en tu cuenta de Idavuelta',
    title: 'Alguien está probando contraseñas en tu cuenta',
  },
  transfer: {
    ...es.transfer,
    note: 'Validamos las transferencias en menos de 24 horas. Luego te llegará la confirmación con tus pasajes.',
  },
  refund: {
    ...es.refund,
    reasons: { ...es.refund.reasons, asked_for: 'Anulamos estos pasajes. Sus códigos QR ya no son válidos.' },
  },
  labels: { ...es.labels, pickUp: 'Te pasamos a buscar', deadline: 'Plazo', tickets: 'Pasajes' },
};

export const esES: MailTexts = {
  ...es,
  reset: { ...es.reset, body: 'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta.' },
  confirmEmail: {
    ...es.confirmEmail,
    body: 'Has pedido usar este correo en tu cuenta de Idavuelta. En cuanto lo confirmes, iniciarás sesión con él.',
  },
  emailChange: {
    ...es.emailChange,
    subject: 'Han pedido cambiar el correo de tu cuenta de Idavuelta',
    body: 'Se ha pedido cambiar el correo de tu cuenta. El nuevo sustituirá a este cuando se confirme.',
    note: 'Si no has sido tú, restablece tu contraseña ahora: el cambio quedará anulado.',
  },
  loginGuesses: {
    subject: 'Alguien está probando contraseñas en tu cuenta de Idavuelta',
    title: 'Alguien está probando contraseñas en tu cuenta',
    body: 'En la última hora ha habido muchos intentos de entrar en tu cuenta con contraseñas erróneas. Los frenamos: desde sitios nuevos hay que esperar un momento entre un intento y otro.',
    action: 'Ir a Idavuelta',
    note: 'Desde donde ya has entrado, entras como siempre. Si usas la misma contraseña en otra web, restablécela.',
  },
  paid: {
    ...es.paid,
    body: 'Te llevamos de casa al evento y te traemos de vuelta. Aquí tienes tus billetes.',
    sold: 'Lo comprado es una plaza en la furgoneta por persona, de ida y vuelta. La entrada al evento no está incluida.',
    late: 'Tu pago llegó cuando el plazo de tu pedido ya había terminado. Tus plazas seguían libres, así que son tuyas.',
    ticket: (number) => `Billete ${number}`,
    qrNote:
      'Enseña este código al conductor al subir. La hora exacta te llega por correo el día anterior, y te escribimos antes de llegar.',
  },
  passenger: {
    subject: (event) => `Tu billete de ida y vuelta: ${event}`,
    body: (buyer) => `${buyer} ha comprado tu viaje. Te recogemos, te llevamos al evento y te traemos de vuelta.`,
  },
  passengerChanged: {
    subject: (event) => `Han cambiado los datos de un pasajero: ${event}`,
    title: 'Han cambiado los datos de un pasajero',
    body: (before) =>
      `Han cambiado el nombre, el teléfono o el lugar de recogida de ${before}. Así queda el billete; su código sigue siendo válido.`,
  },
  transfer: {
    ...es.transfer,
    note: 'Validamos las transferencias en menos de 24 horas. Después te enviaremos la confirmación con tus billetes.',
  },
  paymentFailed: {
    ...es.paymentFailed,
    subject: (event) => `No se ha podido procesar tu pago: ${event}`,
    title: 'No se ha podido procesar tu pago',
    body: (deadline) =>
      `No se te ha cobrado nada. Te guardamos las plazas hasta el ${deadline}: inténtalo de nuevo, si quieres con otra forma de pago.`,
    action: 'Intentarlo de nuevo',
    note: 'Si ya has pagado mientras tanto, no tienes que hacer nada.',
  },
  holdExpired: {
    ...es.holdExpired,
    subject: (event) => `Hemos liberado tus plazas: ${event}`,
    body: 'No hemos recibido tu pago a tiempo, así que tus plazas vuelven a estar disponibles.',
    undecided:
      'Tus plazas vuelven a estar disponibles. Todavía no sabemos si se te ha cobrado: nuestro equipo está revisando tu pago.',
    action: 'Reservar de nuevo',
    note: 'Si has pagado, confirmaremos tu viaje o te devolveremos el dinero, y te escribiremos en ambos casos.',
  },
  refund: {
    ...es.refund,
    reasons: {
      late_payment: 'Tu pago llegó cuando el plazo de tu pedido ya había terminado y sus plazas estaban ocupadas.',
      second_payment: 'Hemos recibido un segundo pago de un pedido que ya estaba pagado.',
      asked_for: 'Hemos anulado estos billetes. Sus códigos QR ya no son válidos.',
    },
  },
  labels: {
    ...es.labels,
    pickUp: 'Recogida',
    charged: 'Importe cobrado',
    amount: 'Importe',
    tickets: 'Billetes',
  },
};
