import type { Language } from '@idavuelta/shared/contracts';

export type Fact = [label: string, value: string];

/** A ticket with its QR code; `cid` is the content id of the attached picture. */
export interface Code {
  title: string;
  facts: Fact[];
  cid: string;
  /** Typed by the driver when the code cannot be scanned. */
  shortCode: string;
}

/** Content of a mail in display order. */
export interface MailContent {
  language: Language;
  title: string;
  /** Event name in the line that shows the trip; omit for no such line. */
  trip?: string;
  paragraphs: string[];
  facts?: Fact[];
  codes?: Code[];
  action?: { label: string; href: string };
  /** A link of lesser weight, below the action. */
  also?: { label: string; href: string };
  note?: string;
}
