import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';

/** Who a tax document names. */
export type TaxBuyer = Static<typeof schemas.taxBuyerSchema>;
/** A tax document of an order, as its buyer sees it. */
export type TaxDocument = Static<typeof schemas.taxDocumentSchema>;
/** Response of `GET /tax-documents`: whether and how tax documents are issued in a country. */
export type TaxDocumentTerms = Static<typeof schemas.taxDocumentTermsSchema>;
