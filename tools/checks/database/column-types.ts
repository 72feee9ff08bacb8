/** Types that are narrower than the database's: name of the type by `table.column`. */
const contracts: Record<string, string> = {
  'bank_account.country_code': 'CountryCode',
  'bank_account.currency': 'Currency',
  'bank_row.currency': 'Currency',
  'channel.country_code': 'CountryCode',
  'channel.default_locale': 'Language',
  'country.code': 'CountryCode',
  'country.default_locale': 'Language',
  'customer.country_code': 'CountryCode',
  'customer.gender': 'Gender',
  'customer.language': 'Language',
  'enquiry.country_code': 'CountryCode',
  'event.country_code': 'CountryCode',
  'event.genre': 'EventGenre',
  'event.payment_type': 'PaymentType',
  'event.periodicity_type': 'PeriodicityType',
  'event.type': 'EventType',
  'event_invitation.answer': 'GuestAnswer',
  'event_request.language': 'Language',
  'event_request.quote_currency': 'Currency',
  'exchange_rate.currency': 'Currency',
  'landing_comment.country_code': 'CountryCode',
  'landing_partner.country_code': 'CountryCode',
  'landing_slide.country_code': 'CountryCode',
  'locale.code': 'Language',
  'orders.language': 'Language',
  'orders.payment_code': 'PaymentCode',
  'orders.state': 'PaymentState',
  'payment.currency': 'Currency',
  'payment.provider': 'PaymentMethodCode',
  'payment.response': 'PaymentResponse',
  'payment_method.code': 'PaymentMethodCode',
  'payment_method.country_code': 'CountryCode',
  'payment_method.currency': 'Currency',
  'place.country_code': 'CountryCode',
  'province.country_code': 'CountryCode',
  'report_export.country_code': 'CountryCode',
  'report_export.language': 'Language',
  'staff_user.language': 'Language',
  'ticket_check.leg': 'Leg',
  'ticket_scan.leg': 'Leg',
  'waiting_list.language': 'Language',
};

/** The same, of the contract of the back office. */
const staff: Record<string, string> = {
  'staff_act.kind': 'StaffActKind',
  'staff_user.role': 'StaffRole',
};

/** The same, of types that `api/src/database/column-types.ts` declares. */
const own: Record<string, string> = {
  'account_token.purpose': 'TokenPurpose',
  'audit.detail': 'AuditDetail',
  'bank_row.state': 'BankRowState',
  'category.translations': 'CategoryTranslations',
  'enquiry.content': 'EnquiryContent',
  'enquiry.kind': 'EnquiryKind',
  'event.translations': 'EventTranslations',
  'event.visibility': 'StoredVisibility',
  'event_request.quote_pay_by': 'QuotePayment',
  'event_request.status': 'RequestStatus',
  'event_request.stops': 'RequestedStops',
  'mailbox.attachments': 'MailAttachments',
  'offered_seats.state': 'OfferedSeatsState',
  'order_ticket.addresses': 'TicketAddresses',
  'order_ticket.passengers': 'TicketPassengers',
  'order_ticket.translations': 'TicketTranslations',
  'orders.flag_reasons': 'FlagReasons',
  'payment.answer': 'ProviderResponse',
  'payment.state': 'AttemptState',
  'place.translations': 'PlaceTranslations',
  'product_variant.translations': 'VariantTranslations',
  'refund.answer': 'ProviderResponse',
  'refund.reason': 'RefundReason',
  'refund.state': 'RefundState',
  'seat_hold.state': 'SeatHoldState',
  'staff_act.detail': 'ActDetail',
  'staff_act_step.state': 'ActStepState',
  'waiting_list.state': 'WaitingState',
};

const importsFrom = (module: string, types: Record<string, string>) =>
  Object.fromEntries(Object.values(types).map((name) => [name, module]));

export const columnTypes = { ...contracts, ...staff, ...own };
export const typeImports = {
  ...importsFrom('@idavuelta/shared/contracts', contracts),
  ...importsFrom('@idavuelta/shared/contracts/staff', staff),
  ...importsFrom('./column-types.ts', own),
};
