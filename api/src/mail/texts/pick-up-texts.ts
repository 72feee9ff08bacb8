import type { CountryCode, Language, OrderDetail } from '@idavuelta/shared/contracts';

/** Hours as clocks at the event show them. */
interface PickUpTexts {
  between: (from: string, until: string) => string;
  /** The van leaves from a meeting point. */
  at: (time: string) => string;
  home: (time: string) => string;
  exact: (time: string, van: string, driver: string) => string;
  /** The mail with the exact time. */
  told: { subject: (event: string) => string; title: string; body: string; changed: string; note: string };
}

/** What a pick-up is called where the event is. */
type PickUpWord = 'recojo' | 'recogida';

const esTold = (word: PickUpWord): PickUpTexts['told'] => ({
  subject: (event) => `Tu hora de ${word}: ${event}`,
  title: `Ya tienes tu hora de ${word}`,
  body: `Esta es la hora exacta de tu ${word}, con la van y quien la conduce. Te escribimos antes de llegar.`,
  changed: `Tu hora de ${word} o tu van cambió. Esto es lo que vale ahora. Te escribimos antes de llegar.`,
  note: 'Espera en la puerta con tu código QR: el conductor te espera unos minutos y luego sigue su ruta.',
});

const esESTold = (word: PickUpWord): PickUpTexts['told'] => ({
  subject: (event) => `Tu hora de ${word}: ${event}`,
  title: `Ya tienes tu hora de ${word}`,
  body: `Esta es la hora exacta de tu ${word}, con la furgoneta y quién la conduce. Te escribimos antes de llegar.`,
  changed: `Ha cambiado tu hora de ${word} o tu furgoneta. Esto es lo que vale ahora. Te escribimos antes de llegar.`,
  note: 'Espera en la puerta con tu código QR: el conductor te espera unos minutos y después sigue su ruta.',
});

const es: PickUpTexts = {
  between: (from, until) => `entre ${from} y ${until} (estimado)`,
  at: (time) => `salida a las ${time}`,
  home: (time) => `en casa hacia ${time}`,
  exact: (time, van, driver) => `a las ${time} · van ${van} · conduce ${driver}`,
  told: esTold('recojo'),
};

const esCL: PickUpTexts = {
  ...es,
  exact: (time, van, driver) => `a las ${time} · van ${van} · maneja ${driver}`,
  told: {
    subject: (event) => `A qué hora te pasamos a buscar: ${event}`,
    title: 'Ya sabes a qué hora te pasamos a buscar',
    body: 'Esta es la hora exacta, con la van y quien la maneja. Te escribimos antes de llegar.',
    changed:
      'Cambió la hora en que te pasamos a buscar, o tu van. Esto es lo que vale ahora. Te escribimos antes de llegar.',
    note: 'Espera en la puerta con tu código QR: el conductor te espera unos minutos y luego sigue su ruta.',
  },
};

const esES: PickUpTexts = {
  ...es,
  exact: (time, van, driver) => `a las ${time} · furgoneta ${van} · conduce ${driver}`,
  told: esESTold('recogida'),
};

const en: PickUpTexts = {
  between: (from, until) => `between ${from} and ${until} (estimated)`,
  at: (time) => `leaves at ${time}`,
  home: (time) => `home around ${time}`,
  exact: (time, van, driver) => `at ${time} · van ${van} · driver ${driver}`,
  told: {
    subject: (event) => `Your pick-up time: ${event}`,
    title: 'Your pick-up time is set',
    body: 'This is the exact time of your pick-up, with the van and its driver. We message you before we arrive.',
    changed: 'Your pick-up time or your van has changed. This is what holds now. We message you before we arrive.',
    note: 'Wait at the door with your QR code: the driver waits for a few minutes and then goes on.',
  },
};

const pt: PickUpTexts = {
  between: (from, until) => `entre ${from} e ${until} (estimado)`,
  at: (time) => `saída às ${time}`,
  home: (time) => `em casa por volta das ${time}`,
  exact: (time, van, driver) => `às ${time} · van ${van} · motorista ${driver}`,
  told: {
    subject: (event) => `Seu horário de embarque: ${event}`,
    title: 'Seu horário de embarque está definido',
    body: 'Este é o horário exato do seu embarque, com a van e quem dirige. Avisamos por mensagem antes de chegar.',
    changed:
      'Seu horário de embarque ou sua van mudou. Isto é o que vale agora. Avisamos por mensagem antes de chegar.',
    note: 'Espere na porta com seu código QR: o motorista espera alguns minutos e depois segue a rota.',
  },
};

export const pickUpTexts: Record<Language, PickUpTexts> = { es_PE: es, es_CL: esCL, es_ES: esES, en_US: en, pt_BR: pt };

const toldElsewhere: Partial<Record<Language, Partial<Record<CountryCode, PickUpTexts['told']>>>> = {
  es_PE: { CL: esTold('recogida'), ES: esTold('recogida') },
  es_ES: { PE: esESTold('recojo') },
};

/** The mail with the exact time: the event's country says what a pick-up is called, the language all else. */
export function toldTexts({ language, detail }: { language: Language; detail: Pick<OrderDetail, 'event'> }) {
  const { countryCode } = detail.event;
  return (countryCode && toldElsewhere[language]?.[countryCode]) ?? pickUpTexts[language].told;
}
