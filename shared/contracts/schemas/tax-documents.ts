import { Type } from 'typebox';
import { taxBuyerLimits as limits } from '../rules/tax-buyer-limits.ts';
import { body, envelope, oneOf } from './common.ts';
import { amountOf } from './money.ts';
import { moment, textLine } from './text.ts';

export const taxBuyerSchema = body(
  {
    kind: oneOf(['personal', 'passport', 'company'], { description: 'What `taxId` is: of a person, or of a company' }),
    taxId: textLine(limits.taxId, {
      description: "Validated for the event's country: DNI or RUC, RUT, NIF; or the number of a passport",
      examples: ['20131312955'],
    }),
    name: textLine(limits.name, { examples: ['Andina Viajes S.A.C.'] }),
    address: Type.Optional(textLine(limits.address, { description: 'Required of a company' })),
    country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'Country of a passport, ISO 3166-1', examples: ['BR'] }),
    ),
  },
  { title: 'TaxBuyer', description: 'Whom the tax document names' },
);

export const taxDocumentId = Type.String({ format: 'uuid' });

export const taxDocumentSchema = Type.Object(
  {
    id: taxDocumentId,
    kind: oneOf(['simplified', 'invoice', 'credit-note'], {
      description: '`simplified`: boleta or factura simplificada; `credit-note`: of a refund',
    }),
    number: Type.String({ description: 'Series and number', examples: ['B001-12', '39-1204'] }),
    issuedAt: moment('When it was issued'),
    total: amountOf('Total with tax'),
  },
  { title: 'TaxDocument' },
);

export const taxDocumentParams = Type.Object({ id: Type.String({ maxLength: 64 }), document: taxDocumentId });

export const taxDocumentTermsSchema = Type.Object(
  {
    issued: Type.Boolean({ description: 'Whether tax documents are issued in the country' }),
    namedFrom: Type.Optional(amountOf('Total from which the buyer must be named; absent where none must')),
  },
  { title: 'TaxDocumentTerms' },
);

export const taxDocumentTermsResponse = envelope(taxDocumentTermsSchema, 'How tax documents are issued in the country');
