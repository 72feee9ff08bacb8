import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from './answer.ts';
import { namespaces } from './namespaces.ts';
import { assertValid } from './schema.ts';

const line = (number: string, rest: string, operation = 'Alta') =>
  `<tikR:RespuestaLinea><tikR:IDFactura><tik:IDEmisorFactura>89890001K</tik:IDEmisorFactura>
    <tik:NumSerieFactura>${number}</tik:NumSerieFactura><tik:FechaExpedicionFactura>01-07-2027</tik:FechaExpedicionFactura>
  </tikR:IDFactura><tikR:Operacion><tik:TipoOperacion>${operation}</tik:TipoOperacion></tikR:Operacion>${rest}</tikR:RespuestaLinea>`;

const respuesta = (head: string, tail: string) =>
  `<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${namespaces.lr.replace('SuministroLR', 'RespuestaSuministro')}" xmlns:tik="${namespaces.informacion}">
    ${head}<tikR:Cabecera><tik:ObligadoEmision><tik:NombreRazon>Viajes de Prueba SL</tik:NombreRazon><tik:NIF>89890001K</tik:NIF></tik:ObligadoEmision></tikR:Cabecera>
    ${tail}</tikR:RespuestaRegFactuSistemaFacturacion>`;

const inSoap = (body: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="${namespaces.soap}"><env:Header/><env:Body Id="Body">${body}</env:Body></env:Envelope>`,
  );

/** Reads an answer that the authority's schema allows. */
function read(answer: string) {
  assertValid(Buffer.from(answer), 'RespuestaSuministro');
  return readAnswer(inSoap(answer));
}

const accepted = `<tikR:CSV>A-ABCDEFGH12345678</tikR:CSV><tikR:DatosPresentacion><tik:NIFPresentador>89890001K</tik:NIFPresentador>
  <tik:TimestampPresentacion>2027-07-01T20:00:00+02:00</tik:TimestampPresentacion></tikR:DatosPresentacion>`;

test('[FIS-04] an answer tells of each record what the authority decided and why', () => {
  const answer = read(
    respuesta(
      accepted,
      `<tikR:TiempoEsperaEnvio>120</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>ParcialmenteCorrecto</tikR:EstadoEnvio>
      ${line('T27-1', '<tikR:RefExterna>7</tikR:RefExterna><tikR:EstadoRegistro>Correcto</tikR:EstadoRegistro>')}
      ${line('T27-2', '<tikR:EstadoRegistro>AceptadoConErrores</tikR:EstadoRegistro><tikR:CodigoErrorRegistro>2000</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>El cálculo de la huella &lt;suministrada&gt; es incorrecta.</tikR:DescripcionErrorRegistro>')}
      ${line('T27-3', '<tikR:EstadoRegistro>Incorrecto</tikR:EstadoRegistro><tikR:CodigoErrorRegistro>3000</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>Registro de facturación duplicado.</tikR:DescripcionErrorRegistro><tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>20270701</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>Correcta</tik:EstadoRegistroDuplicado></tikR:RegistroDuplicado>', 'Anulacion')}`,
    ),
  );
  assert.deepEqual(JSON.parse(JSON.stringify(answer)), {
    kind: 'answer',
    state: 'ParcialmenteCorrecto',
    csv: 'A-ABCDEFGH12345678',
    waitSeconds: 120,
    records: [
      { invoice: 'T27-1', position: 7, operation: 'Alta', state: 'Correcto' },
      {
        invoice: 'T27-2',
        operation: 'Alta',
        state: 'AceptadoConErrores',
        code: '2000',
        message: 'El cálculo de la huella <suministrada> es incorrecta.',
      },
      {
        invoice: 'T27-3',
        operation: 'Anulacion',
        state: 'Incorrecto',
        code: '3000',
        message: 'Registro de facturación duplicado.',
        duplicateOf: 'Correcta',
      },
    ],
  });
});

test('[FIS-04] an answer that rejects everything has no CSV', () => {
  const rejected = line(
    'T27-1',
    '<tikR:EstadoRegistro>Incorrecto</tikR:EstadoRegistro><tikR:CodigoErrorRegistro>1105</tikR:CodigoErrorRegistro>',
  );
  const tail = (wait: string) => `${wait}<tikR:EstadoEnvio>Incorrecto</tikR:EstadoEnvio>${rejected}`;
  const answer = read(respuesta('', tail('<tikR:TiempoEsperaEnvio>60</tikR:TiempoEsperaEnvio>')));
  assert.ok(answer.kind === 'answer');
  assert.deepEqual([answer.state, answer.csv, answer.waitSeconds], ['Incorrecto', undefined, 60]);
  assert.deepEqual(
    answer.records.map(({ state, code }) => [state, code]),
    [['Incorrecto', '1105']],
  );
  const untold = read(respuesta('', tail('<tikR:TiempoEsperaEnvio/>')));
  assert.equal(untold.kind === 'answer' && untold.waitSeconds, 60);
});

test('[FIS-04] a fault is told apart from an answer', () => {
  const fault =
    '<env:Fault><faultcode>env:Client</faultcode><faultstring>Codigo[4102].El XML no cumple el esquema.</faultstring></env:Fault>';
  assert.deepEqual(readAnswer(inSoap(fault)), {
    kind: 'fault',
    code: '4102',
    message: 'Codigo[4102].El XML no cumple el esquema.',
  });
  const failure = readAnswer(inSoap(fault.replace('Codigo[4102].', '').replace('Client', 'Server')));
  assert.equal(failure.kind === 'fault' && failure.code, 'env:Server');
});

const strange: [RegExp, Uint8Array][] = [
  [/no EstadoEnvio/, Buffer.from('<html><body>Servicio no disponible</body></html>')],
  [/./, Buffer.from('Bad gateway')],
  [/./, Buffer.from('<html><br></html>')],
  [/./, Buffer.from('')],
  [/no EstadoEnvio/, inSoap('')],
  [/unknown EstadoEnvio: Quizás/, inSoap(respuesta('', '<tikR:EstadoEnvio>Quizás</tikR:EstadoEnvio>'))],
  [/no EstadoRegistro/, inSoap(respuesta('', `<tikR:EstadoEnvio>Correcto</tikR:EstadoEnvio>${line('T27-1', '')}`))],
];

for (const [message, xml] of strange) {
  test(`[FIS-04] what is no answer is refused: ${Buffer.from(xml).toString().slice(0, 30)} ${message.source}`, () => {
    assert.throws(() => readAnswer(xml), message);
  });
}
