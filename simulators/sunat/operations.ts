import { aResponse, base64 } from '@idavuelta/api/modules/fiscal/pe/testing/answers.ts';
import { XMLParser } from 'fast-xml-parser';
import { FaultError, problems } from './problems.ts';
import { type ReceivedFile, readFile } from './read-file.ts';
import type { Decision, Registry } from './registry.ts';
import { testUser } from './service.ts';

export interface OperationOptions {
  registry: Registry;
  /** What is decided about a file that has no problem; accepts it when undefined. */
  decide: (file: ReceivedFile) => Decision | undefined;
  /** How often a ticket is in process. */
  pending: () => number;
}

interface Call {
  sendBill?: { fileName: string; contentFile: string };
  sendSummary?: { fileName: string; contentFile: string };
  getStatus?: { ticket: string };
  getStatusCdr?: {
    rucComprobante: string;
    tipoComprobante: string;
    serieComprobante: string;
    numeroComprobante: string;
  };
}

interface Envelope {
  Header?: { Security?: { UsernameToken?: { Username?: string; Password?: string } } };
  Body?: Call;
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** Returns the RUC of the user. @throws FaultError */
function authorized({ Header }: Envelope): string {
  const { Username = '', Password } = Header?.Security?.UsernameToken ?? {};
  const ruc = Username.slice(0, 11);
  if (!/^\d{11}$/.test(ruc) || Username.slice(11) !== testUser.user || Password !== testUser.password) {
    throw new FaultError(problems.credentials);
  }
  return ruc;
}

/**
 * Answers a message of `billService` or `billConsultService`.
 * @returns the response as XML. @throws FaultError
 */
export function answer(xml: string, { registry, decide, pending }: OperationOptions): string {
  const envelope = (parser.parse(xml) as { Envelope?: Envelope }).Envelope ?? {};
  const ruc = authorized(envelope);
  const { sendBill, sendSummary, getStatus, getStatusCdr } = envelope.Body ?? {};
  const take = ({ fileName, contentFile }: { fileName: string; contentFile: string }) => {
    const file = readFile(fileName, contentFile);
    if (file.ruc !== ruc) throw new FaultError(problems.otherUser);
    return file;
  };
  if (sendBill) {
    const file = take(sendBill);
    if (file.type.startsWith('R')) throw new FaultError(problems.summaryAsBill);
    return aResponse(
      'sendBill',
      `<applicationResponse>${base64(registry.takeBill(file, decide(file)))}</applicationResponse>`,
    );
  }
  if (sendSummary) {
    const file = take(sendSummary);
    return aResponse('sendSummary', `<ticket>${registry.takeBatch(file, decide(file), pending())}</ticket>`);
  }
  if (getStatus) {
    const { statusCode, cdr } = registry.statusOf(getStatus.ticket);
    const content = cdr ? `<content>${base64(cdr)}</content>` : '';
    return aResponse('getStatus', `<status>${content}<statusCode>${statusCode}</statusCode></status>`);
  }
  if (getStatusCdr) {
    const { tipoComprobante, serieComprobante, numeroComprobante } = getStatusCdr;
    const found = registry.find(ruc, `${tipoComprobante}-${serieComprobante}-${numeroComprobante}`);
    const status = found?.cdr
      ? `<content>${base64(found.cdr)}</content><statusCode>0004</statusCode><statusMessage>La constancia existe</statusMessage>`
      : '<statusCode>0127</statusCode><statusMessage>El ticket no existe</statusMessage>';
    return aResponse('getStatusCdr', `<statusCdr>${status}</statusCdr>`);
  }
  throw new FaultError(problems.notParsed);
}
