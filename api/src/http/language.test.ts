import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

const spoken = (accepted: string, country: CountryCode = 'PE') =>
  languageOf({ headers: { 'accept-language': accepted } } as FastifyRequest, country);

test('[LOC-01] a visitor is spoken to in the first language of theirs that there is', () => {
  assert.equal(spoken('xx-XX,pt-PT;q=0.9,en;q=0.8'), 'pt_BR');
  assert.equal(spoken('en-GB'), 'en_US');
  assert.equal(spoken('es-CL'), 'es_CL');
  assert.equal(spoken('es_cl;q=0.5'), 'es_CL');
});

test('[LOC-01] Spanish of elsewhere is the Spanish of the country, and so is any language that there is not', () => {
  assert.equal(spoken('es-AR', 'CL'), 'es_CL');
  assert.equal(spoken('es', 'ES'), 'es_ES');
  assert.equal(spoken('', 'CL'), 'es_CL');
  assert.equal(spoken('et-EE, est', 'PE'), 'es_PE');
});
