import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import type { SunatConfig } from '../../../config/fiscal/sunat-config.ts';
import type { Answer, Authority, SentFile, Setup } from '../authority.ts';
import { invalid } from '../invalid.ts';
import type { PeruSettings } from './settings.ts';
import { peruDefaults } from './settings.ts';
import * as soap from './soap-request.ts';
import { readBillResponse, readStatusCdrResponse, readStatusResponse, readSummaryResponse } from './soap-response.ts';
import { answerOf } from './sunat-answers.ts';
import { packFile, routeRecord, writeRecord } from './sunat-records.ts';

/** A receipt has a few thousand. */
const maxBytes = 1_000_000;

/** Creates the exchange of SUNAT (Peru). @param config undefined where nothing is to be sent */
export function createSunat(config?: SunatConfig): Authority<PeruSettings> {
  function configured(): SunatConfig {
    if (!config) throw new Error('SUNAT is not configured: SUNAT_BASE_URL');
    return config;
  }

  const userOf = ({ issuer }: Setup): soap.SolUser => ({
    ruc: issuer.taxId,
    user: configured().user,
    password: configured().password,
  });

  /** Faults come with status 500, and are read as answers. */
  async function post({ headers, body }: soap.SoapRequest, url = configured().billUrl): Promise<string> {
    const limits = { maxBytes, timeoutMs: configured().timeoutMs };
    return (await fetchWithin(limits, url, { method: 'POST', headers, body, redirect: 'error' })).text();
  }

  /** Asks for the receipt of a factura. */
  async function lookUp(file: SentFile, setup: Setup): Promise<Answer> {
    const [record] = file.records;
    if (!record) throw invalid('records', 'is empty');
    const request = soap.getStatusCdr(userOf(setup), record.document);
    return answerOf(file, readStatusCdrResponse(await post(request, configured().consultUrl)));
  }

  async function sendBill(file: SentFile, setup: Setup): Promise<Answer> {
    const response = readBillResponse(await post(soap.sendBill(userOf(setup), file.name, file.content)));
    if (response.kind !== 'fault' || response.next !== 'look-up') return answerOf(file, response);
    const found = await lookUp(file, setup);
    if (found.state === 'unknown') throw new Error(`SUNAT has no receipt of what it has: ${response.message}`);
    return found;
  }

  return {
    country: 'PE',
    name: 'SUNAT',
    isConfigured: config !== undefined,
    hasChain: false,
    canAnnul: true,
    canRepeat: false,
    defaults: peruDefaults,
    secondsBetweenFiles: 0,
    namedFrom: ({ settings: { namedFrom } }) =>
      namedFrom === undefined ? undefined : { minor: namedFrom * 100, currency: 'PEN' },

    printing: () => ({}),

    write: writeRecord,
    route: routeRecord,
    pack: packFile,

    async send(file, setup) {
      if (file.channel === 'bills') return sendBill(file, setup);
      return answerOf(file, readSummaryResponse(await post(soap.sendSummary(userOf(setup), file.name, file.content))));
    },

    async ask(file, setup) {
      if (file.channel === 'bills') return lookUp(file, setup);
      if (file.ticket === null) return { state: 'anew', message: 'The ticket was lost.' };
      return answerOf(file, readStatusResponse(await post(soap.getStatus(userOf(setup), file.ticket))));
    },
  };
}
