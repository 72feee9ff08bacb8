import { described } from './texts.ts';

/** The services a category can be, from the cheapest to the dearest. */
export const categoryTexts = {
  shared: described({
    es: ['Van compartida', 'Viajas con otros asistentes de tu zona. Te recogemos en tu puerta y te devolvemos a ella.'],
    cl: ['Van compartida', 'Viajas con más asistentes de tu sector. Te pasamos a buscar a tu puerta y te dejamos ahí.'],
    sp: [
      'Furgoneta compartida',
      'Viajas con otros asistentes de tu zona. Te recogemos en tu portal y te dejamos en él a la vuelta.',
    ],
    en: ['Shared van', 'Ride with others from your area. We pick you up at your door and bring you back to it.'],
    pt: ['Van compartilhada', 'Você viaja com gente da sua região. Buscamos na sua porta e deixamos nela na volta.'],
  }),
  preferred: described({
    es: ['Van preferente', 'Como mucho seis pasajeros, menos paradas y salida por la zona preferente al terminar.'],
    sp: ['Furgoneta preferente', 'Seis pasajeros como mucho, menos paradas y salida preferente al terminar.'],
    en: ['Priority van', 'Six passengers at most, fewer stops and a priority way out when the event ends.'],
    pt: ['Van preferencial', 'No máximo seis passageiros, menos paradas e saída prioritária no fim do evento.'],
  }),
  private: described({
    es: ['Van privada', 'Toda la van para tu grupo: tú decides las paradas y la hora de regreso.'],
    cl: ['Van privada', 'Toda la van para tu grupo: tú eliges las paradas y la hora de vuelta.'],
    sp: ['Furgoneta privada', 'La furgoneta entera para tu grupo: tú decides las paradas y la hora de vuelta.'],
    en: ['Private van', 'The whole van for your group: you choose the stops and the time to head back.'],
    pt: ['Van privativa', 'A van inteira para o seu grupo: você escolhe as paradas e a hora da volta.'],
  }),
};

/** How many travel on one ticket. */
export const variantTexts = {
  one: described({
    es: ['Individual', 'Un asiento, ida y vuelta.'],
    en: ['Single', 'One seat, there and back.'],
    pt: ['Individual', 'Um assento, ida e volta.'],
  }),
  two: described({
    es: ['Dúo', 'Dos asientos y hasta dos direcciones, ida y vuelta.'],
    cl: ['Dúo', 'Dos asientos y hasta dos direcciones, ida y vuelta.'],
    sp: ['Pareja', 'Dos plazas y hasta dos direcciones, ida y vuelta.'],
    en: ['Duo', 'Two seats and up to two addresses, there and back.'],
    pt: ['Dupla', 'Dois assentos e até dois endereços, ida e volta.'],
  }),
  three: described({
    es: ['Trío', 'Tres asientos y hasta dos direcciones, ida y vuelta.'],
    sp: ['Trío', 'Tres plazas y hasta dos direcciones, ida y vuelta.'],
    en: ['Trio', 'Three seats and up to two addresses, there and back.'],
    pt: ['Trio', 'Três assentos e até dois endereços, ida e volta.'],
  }),
  four: described({
    es: ['Grupo de 4', 'Cuatro asientos y hasta tres direcciones, ida y vuelta.'],
    sp: ['Grupo de 4', 'Cuatro plazas y hasta tres direcciones, ida y vuelta.'],
    en: ['Group of 4', 'Four seats and up to three addresses, there and back.'],
    pt: ['Grupo de 4', 'Quatro assentos e até três endereços, ida e volta.'],
  }),
  six: described({
    es: ['Grupo de 6', 'Seis asientos y hasta cuatro direcciones, ida y vuelta.'],
    sp: ['Grupo de 6', 'Seis plazas y hasta cuatro direcciones, ida y vuelta.'],
    en: ['Group of 6', 'Six seats and up to four addresses, there and back.'],
    pt: ['Grupo de 6', 'Seis assentos e até quatro endereços, ida e volta.'],
  }),
  meetingPoint: described({
    es: ['Punto de encuentro', 'Un asiento desde un paradero fijo cercano: más barato, sin desvíos.'],
    cl: ['Punto de encuentro', 'Un asiento desde un paradero fijo cercano: más económico y sin desvíos.'],
    sp: ['Punto de encuentro', 'Una plaza desde una parada fija cercana: más barato y sin rodeos.'],
    en: ['Meeting point', 'One seat from a fixed stop nearby: cheaper, and no detours.'],
    pt: ['Ponto de encontro', 'Um assento saindo de um ponto fixo próximo: mais barato e sem desvios.'],
  }),
};
