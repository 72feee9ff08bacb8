import { zipSync } from 'fflate';

interface TestCdr {
  code: string;
  description: string;
  notes?: string[];
  encoding?: 'UTF-8' | 'ISO-8859-1';
  /** The document or file it is about. */
  reference?: string;
  /** File that was sent, without ending. */
  fileName?: string;
}

/** Writes a CDR as SUNAT's service does, unsigned, with the folder that it adds to the ZIP. */
export function aCdr({
  code,
  description,
  notes = [],
  encoding = 'UTF-8',
  reference = 'F001-7',
  fileName = `20100070970-01-${reference}`,
}: TestCdr): Uint8Array {
  const xml = `<?xml version="1.0" encoding="${encoding}" standalone="no"?>
<ar:ApplicationResponse xmlns:ar="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><x xmlns="urn:x"/></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:CustomizationID>1.0</cbc:CustomizationID><cbc:ID>1616</cbc:ID>
  <cbc:IssueDate>2027-03-05</cbc:IssueDate><cbc:IssueTime>20:31:00</cbc:IssueTime>
  ${notes.map((note) => `<cbc:Note>${note}</cbc:Note>`).join('')}
  <cac:SenderParty><cac:PartyIdentification><cbc:ID>20131312955</cbc:ID></cac:PartyIdentification></cac:SenderParty>
  <cac:ReceiverParty><cac:PartyIdentification><cbc:ID>${fileName.slice(0, 11)}</cbc:ID></cac:PartyIdentification></cac:ReceiverParty>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ReferenceID>${reference}</cbc:ReferenceID><cbc:ResponseCode listAgencyName="PE:SUNAT">${code}</cbc:ResponseCode>
      <cbc:Description><![CDATA[${description}]]></cbc:Description>
    </cac:Response>
    <cac:DocumentReference><cbc:ID>${reference}</cbc:ID></cac:DocumentReference>
  </cac:DocumentResponse>
</ar:ApplicationResponse>`;
  const bytes = Buffer.from(xml, encoding === 'UTF-8' ? 'utf8' : 'latin1');
  return zipSync({ 'dummy/': new Uint8Array(), [`R-${fileName}.xml`]: bytes });
}

export const anAnswer = (body: string) =>
  `<?xml version='1.0' encoding='UTF-8'?><soap-env:Envelope xmlns:soap-env="http://schemas.xmlsoap.org/soap/envelope/"><soap-env:Header/><soap-env:Body>${body}</soap-env:Body></soap-env:Envelope>`;

/** An answer of an operation of SUNAT's services. */
export const aResponse = (operation: string, content: string) =>
  anAnswer(`<br:${operation}Response xmlns:br="http://service.sunat.gob.pe">${content}</br:${operation}Response>`);

export const aFault = (faultcode: string, faultstring: string, message?: string) =>
  anAnswer(
    `<soap-env:Fault><faultcode>${faultcode}</faultcode><faultstring>${faultstring}</faultstring>${message === undefined ? '' : `<detail><message>${message}</message></detail>`}</soap-env:Fault>`,
  );

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
