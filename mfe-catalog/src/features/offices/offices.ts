/** Our offices. Street names and numbers are the same in every language. */
export const offices = [
  { country: 'PE', phone: '+51 1 640 9000', address: 'Av. Larco 1232, Miraflores, Lima' },
  { country: 'CL', phone: '+56 2 2840 5000', address: 'Av. Providencia 1760, Providencia, Santiago' },
  { country: 'ES', phone: '+34 910 500 600', address: 'Calle de Alcalá 61, 28014 Madrid' },
] as const;

/** The address that customers write to and that our mails come from. */
export const customerMail = 'hola@idavuelta.pe';
