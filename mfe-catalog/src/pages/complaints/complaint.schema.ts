import type { Complaint } from '@idavuelta/shared/contracts';
import {
  type ComplaintDocumentKind,
  complaintDocumentKinds,
  isComplaintDocument,
  complaintLimits as limits,
} from '@idavuelta/shared/contracts/rules';
import { readNumber } from '@idavuelta/shared/contracts/text';
import { message } from '@idavuelta/shared/forms';
import * as yup from 'yup';
import { emailAddress, requiredText } from '../../features/enquiries/enquiry-fields.ts';

export interface ComplaintValues {
  name: string;
  documentKind: ComplaintDocumentKind;
  documentNumber: string;
  address: string;
  phone: string;
  email: string;
  isMinor: boolean;
  guardian: { name: string; documentKind: ComplaintDocumentKind; documentNumber: string };
  item: Complaint['item'];
  itemDescription: string;
  /** As it was typed. */
  amount: string;
  orderNumber: string;
  kind: Complaint['kind'];
  detail: string;
  request: string;
}

export const emptyComplaint: ComplaintValues = {
  name: '',
  documentKind: 'dni',
  documentNumber: '',
  address: '',
  phone: '',
  email: '',
  isMinor: false,
  guardian: { name: '', documentKind: 'dni', documentNumber: '' },
  item: 'service',
  itemDescription: '',
  amount: '',
  orderNumber: '',
  kind: 'reclamo',
  detail: '',
  request: '',
};

const readAmount = (typed: string) => readNumber(typed, { decimals: 2, min: 0, max: limits.amountMinor / 100 });

const documentKind = yup.string().oneOf(complaintDocumentKinds).required();
const documentNumber = () =>
  requiredText()
    .max(limits.documentNumber)
    .test(
      'document',
      ({ value }) => message(value ? 'catalog/complaints:errors.document' : 'field_required'),
      (number, { parent }) => !number || isComplaintDocument(parent.documentKind, number),
    );

export const complaintSchema = yup.object({
  name: requiredText().max(limits.name),
  documentKind,
  documentNumber: documentNumber(),
  address: requiredText().max(limits.address),
  phone: requiredText()
    .max(limits.phone)
    .matches(/\d.*\d.*\d.*\d.*\d.*\d/, {
      message: message('catalog/complaints:errors.phone'),
      excludeEmptyString: true,
    }),
  email: emailAddress(),
  isMinor: yup.boolean(),
  guardian: yup.object().when('isMinor', {
    is: true,
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: () => yup.object({ name: requiredText().max(limits.name), documentKind, documentNumber: documentNumber() }),
  }),
  itemDescription: requiredText().max(limits.itemDescription),
  amount: yup
    .string()
    .trim()
    .test(
      'amount',
      message('catalog/complaints:errors.amount'),
      (typed) => !typed || readAmount(typed).problem === undefined,
    ),
  orderNumber: yup.string().trim().max(limits.orderNumber),
  detail: requiredText().max(limits.text),
  request: requiredText().max(limits.text),
});

/** What the API gets of valid values. */
export function toComplaint({ isMinor, guardian, amount, orderNumber, ...values }: ComplaintValues): Complaint {
  const soles = amount.trim() ? readAmount(amount).value : undefined;
  return {
    ...values,
    ...(isMinor && { guardian }),
    ...(soles !== undefined && { amountMinor: Math.round(soles * 100) }),
    ...(orderNumber.trim() && { orderNumber: orderNumber.trim() }),
  };
}
