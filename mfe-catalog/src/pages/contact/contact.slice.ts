import type { ErrorCode } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { ContactMessage } from './contact.schema.ts';

export type ContactState =
  | { status: 'editing' }
  | { status: 'sending' }
  /** The form is open again; `refused` has the fields the API did not take, with what was in them. */
  | { status: 'failed'; reason: ErrorCode; refused: Partial<ContactMessage> }
  | { status: 'sent' };

export const contactSlice = createSlice({
  name: 'mfe-catalog/contact',
  initialState: { status: 'editing' } as ContactState,
  reducers: {
    /** The page is shown anew: with an empty form. */
    contactOpened: (): ContactState => ({ status: 'editing' }),
    contactEntered: (_, _action: PayloadAction<ContactMessage>): ContactState => ({ status: 'sending' }),
    contactSent: (): ContactState => ({ status: 'sent' }),
    contactRefused: (_, { payload }: PayloadAction<Omit<ContactFailed, 'status'>>): ContactState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

type ContactFailed = Extract<ContactState, { status: 'failed' }>;

export const { contactOpened, contactEntered, contactSent, contactRefused } = contactSlice.actions;
export const selectContact = (state: { 'mfe-catalog': { contact: ContactState } }) => state['mfe-catalog'].contact;
