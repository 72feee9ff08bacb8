import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longDate } from './long-date.ts';

test('[PAY-09] a mail writes times as its reader does and names the zone of the event', () => {
  const at = (language: Parameters<typeof longDate>[1], zone: string) =>
    longDate('2027-03-06T01:00:00Z', language, zone);
  assert.equal(at('es_PE', 'America/Lima'), 'viernes, 5 de marzo de 2027, 20:00 hora estándar de Perú');
  assert.equal(at('es_ES', 'Europe/Madrid'), 'sábado, 6 de marzo de 2027, 02:00 hora de Europa central');
  assert.equal(at('en_US', 'America/Santiago'), 'Friday, March 5, 2027 at 10:00 PM Chile Time');
  assert.equal(at('pt_BR', 'America/Santiago'), 'sexta-feira, 5 de março de 2027 às 22:00 Horário do Chile');
});
