import { type Static, Type } from 'typebox';
import { peruTaxFields as fields, peruSeriesFields } from '../../../staff/fields/tax-fields.ts';
import { body, oneOf } from '../../common.ts';

const series = (name: keyof typeof peruSeriesFields, description: string, example: string) =>
  Type.String({ pattern: peruSeriesFields[name].pattern, description, examples: [example] });

export const peruSettingsSchema = body(
  {
    series: body(
      {
        simplified: series('simplified', 'Series of boletas', 'B001'),
        invoice: series('invoice', 'Series of facturas', 'F001'),
        noteOfSimplified: series('noteOfSimplified', 'Series of credit notes of boletas', 'BC01'),
        noteOfInvoice: series('noteOfInvoice', 'Series of credit notes of facturas', 'FC01'),
      },
      { description: 'Four letters or digits each, all different' },
    ),
    namedFrom: Type.Optional(
      Type.Integer({
        minimum: fields.namedFrom.min,
        maximum: fields.namedFrom.max,
        description: 'Total in whole soles from which a boleta names its buyer; absent where none must',
        examples: [700],
      }),
    ),
    exemptAs: oneOf(['20', '30'], {
      description: 'How a sale without tax is affected, of SUNAT’s catalogue 07: 20 exonerado, 30 inafecto',
    }),
    establishmentCode: Type.String({
      pattern: fields.establishmentCode.pattern,
      description: 'Code of the establishment at SUNAT; `0000` is the fiscal address',
      examples: ['0000'],
    }),
    unitCode: Type.String({
      pattern: fields.unitCode.pattern,
      description: 'Unit of every line, of catalogue 03: `ZZ` for services, `NIU` for goods',
      examples: ['ZZ'],
    }),
    signatureAlgorithm: oneOf(['rsa-sha1', 'rsa-sha256'], { description: 'How documents are signed' }),
  },
  { title: 'PeruSettings' },
);

export type PeruSettings = Static<typeof peruSettingsSchema>;
