/** Texts of a mail with one button. */
interface ActionTexts {
  subject: string;
  title: string;
  body: string;
  action: string;
  note: string;
}

export interface MailTexts {
  greeting: (name: string) => string;
  home: string;
  verify: ActionTexts;
  reset: ActionTexts;
  /** To the new address of an account. */
  confirmEmail: ActionTexts;
  /** To its old address. */
  emailChange: ActionTexts;
  /** Somebody tries many passwords. */
  loginGuesses: ActionTexts;
  paid: {
    subject: (event: string) => string;
    title: string;
    body: string;
    /** What was bought, and what was not: a ride, without the admission. */
    sold: string;
    /** To a buyer whose payment came when the order had ended, and whose seats were still free. */
    late: string;
    ticket: (number: number) => string;
    qrNote: string;
    action: string;
  };
  /** To a passenger who is not the buyer. */
  passenger: {
    subject: (event: string) => string;
    body: (buyer: string) => string;
  };
  /** To the buyer and to those who travel on the ticket. */
  passengerChanged: {
    subject: (event: string) => string;
    title: string;
    /** @param before the name that the traveller had */
    body: (before: string) => string;
  };
  /** What an entry of a calendar says of the pick-up. */
  calendar: (addresses: string) => string;
  transfer: {
    subject: (event: string) => string;
    title: string;
    body: (deadline: string) => string;
    action: string;
    note: string;
  };
  paymentFailed: {
    subject: (event: string) => string;
    title: string;
    body: (deadline: string) => string;
    action: string;
    note: string;
  };
  holdExpired: {
    subject: (event: string) => string;
    title: string;
    body: string;
    /** Instead, where it is not known whether something was paid. */
    undecided: string;
    action: string;
    note: string;
  };
  refund: {
    subject: (event: string) => string;
    title: string;
    /** Why the money goes back. */
    reasons: Record<'late_payment' | 'second_payment' | 'asked_for', string>;
    done: string;
    byHand: string;
    action: string;
  };
  labels: Record<
    | 'event'
    | 'date'
    | 'place'
    | 'order'
    | 'total'
    | 'charged'
    | 'passengers'
    | 'pickUp'
    | 'bank'
    | 'account'
    | 'accountType'
    | 'holder'
    | 'holderId'
    | 'email'
    | 'reference'
    | 'amount'
    | 'deadline'
    | 'refund'
    | 'tickets',
    string
  >;
  footer: string;
}
