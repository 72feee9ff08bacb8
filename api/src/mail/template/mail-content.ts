import type { Language } from '@idavuelta/shared/contracts';

export type Fact = [label: string, value: string];

/** A ticket with its QR code; `cid` is the content id of the attached picture. */
export interface Code {
  title: string;
  facts: Fact[];
  cid: string;
  /** What a driver types where it cannot be scanned. */
  shortCode: string;
}

/** What a mail says, in the order in which it is shown. */
export interface MailContent {
  language: Language;
  title: string;
  /** Name of the event, for the line that shows the trip; without it there is no such line. */
  trip?: string;
  paragraphs: string[];
  facts?: Fact[];
  codes?: Code[];
  action?: { label: string; href: string };
  note?: string;
}
