import { type Static, Type } from 'typebox';
import { cafMonths, chileResolutionFields, chileTaxFields as fields } from '../../../staff/fields/tax-fields.ts';
import { body } from '../../common.ts';
import { day, textLine } from '../../text.ts';

const months = (type: string) =>
  Type.Optional(
    Type.Integer({
      ...{ minimum: cafMonths.min, maximum: cafMonths.max },
      description: `Of CAFs for documents ${type}`,
      examples: [6],
    }),
  );

export const chileSettingsSchema = body(
  {
    activityCode: Type.String({
      pattern: fields.activityCode.pattern,
      description: 'Main activity as registered, `Acteco`; written on credit notes',
      examples: ['492290'],
    }),
    unnamedBuyer: textLine(fields.unnamedBuyer.max, {
      description: 'What a buyer without a name is called',
      examples: ['Sin nombre'],
    }),
    cafMonths: body(
      { '39': months('39'), '41': months('41'), '61': months('61') },
      { description: 'Months for which the folios of a CAF can be used from its date on; absent for no limit' },
    ),
    resolution: body(
      {
        date: day('Day of the resolution'),
        number: Type.Integer({
          minimum: chileResolutionFields.number.min,
          maximum: chileResolutionFields.number.max,
          description: '0 in the SII’s test environment',
        }),
      },
      { description: 'The SII’s resolution that lets the issuer write documents' },
    ),
    senderTaxId: Type.String({
      pattern: fields.senderTaxId.pattern,
      description: 'RUT of the person whose certificate signs, and who sends',
      examples: ['11111111-1'],
    }),
  },
  { title: 'ChileSettings' },
);

export type ChileSettings = Static<typeof chileSettingsSchema>;
