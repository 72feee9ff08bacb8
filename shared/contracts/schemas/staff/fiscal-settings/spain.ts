import { type Static, Type } from 'typebox';
import { spainTaxFields as fields, spainProducerFields, spainSeriesFields } from '../../../staff/fields/tax-fields.ts';
import { body, oneOf } from '../../common.ts';
import { textLine } from '../../text.ts';

const { pattern, max: maxLength } = spainSeriesFields.invoice;
const series = (description: string) => Type.String({ pattern, maxLength, description });

/** What an installation decides about its tax documents in Spain. */
export const spainSettingsSchema = body(
  {
    series: body({
      simplified: series('Series of facturas simplificadas'),
      invoice: series('Series of facturas'),
      noteOfSimplified: series('Series of facturas rectificativas of facturas simplificadas'),
      noteOfInvoice: series('Series of facturas rectificativas of facturas'),
    }),
    simplifiedLimit: Type.Integer({
      minimum: Math.round(fields.simplifiedLimit.min * 100),
      maximum: fields.simplifiedLimit.max * 100,
      description:
        'Highest total of a factura simplificada in cents, tax included: 400 € or 3000 € (art. 4 RD 1619/2012)',
      examples: [40_000],
    }),
    tax: oneOf(['01', '02', '03', '05'], { description: '`Impuesto`: 01 IVA, 02 IPSI, 03 IGIC, 05 other' }),
    regime: Type.String({
      pattern: fields.regime.pattern,
      description: '`ClaveRegimen`: 01 is the general regime. Not written for other taxes',
      examples: ['01'],
    }),
    exemption: Type.Optional(
      oneOf(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'], {
        description: '`OperacionExenta`: why a sale without tax is exempt',
      }),
    ),
    correction: oneOf(['R1', 'R4'], {
      description: 'Kind of a correction of an invoice; R1: the sale was undone (art. 80 LIVA); R4: other',
    }),
    producer: body(
      {
        name: textLine(spainProducerFields.name.max, { description: 'Name of the company or person' }),
        taxId: textLine(spainProducerFields.taxId.max, { description: 'NIF' }),
      },
      { description: 'Who declares to the authority that the billing system obeys the rules' },
    ),
  },
  { title: 'SpainFiscalSettings' },
);

export type SpainSettings = Static<typeof spainSettingsSchema>;
