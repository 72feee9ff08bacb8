import { type Static, Type } from 'typebox';
import { staffPasswordFields, staffUserFields } from '../../staff/fields/staff-user-fields.ts';
import { type StaffPermission, staffPermissions, staffRoles } from '../../staff/roles.ts';
import { body, countryCode, emptyEnvelope, envelope, id, language, oneOf, pageEnvelope } from '../common.ts';
import { sessionSchema } from '../sessions.ts';
import { email, moment, textLine, typed } from '../text.ts';

const { min: minLength, max: maxLength } = staffPasswordFields.password;
const password = Type.String({ ...typed('password'), format: 'password', minLength, maxLength });
const oneTimeCode = Type.String({
  ...typed('line'),
  pattern: '^\\s*[0-9A-Za-z -]{6,20}\\s*$',
  description: 'Code of the authenticator app, or a recovery code',
  examples: ['492039'],
});
const secretOfLink = Type.String({ minLength: 1, maxLength: 200, description: 'Token from the mailed link' });
const role = oneOf(staffRoles, { description: 'Role, which decides the permissions of this person' });
const permissions = Object.keys(staffPermissions) as StaffPermission[];
const name = textLine(staffUserFields.name.max, { examples: ['Rosa Quispe'] });

export const staffCredentialsSchema = body({ email, password: { ...password, minLength: 1 } });
export const staffCodeSchema = body({
  challenge: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'Challenge from the log-in; valid for five minutes',
  }),
  code: oneTimeCode,
});
export const staffInvitationQuery = Type.Object({ token: secretOfLink });
export const staffAcceptanceSchema = body({ token: secretOfLink, password, code: oneTimeCode });
export const staffPasswordChangeSchema = body({ current: { ...password, minLength: 1 }, password });
export const staffLanguageSchema = body({ language });
export const staffCodeOnlySchema = body({ code: oneTimeCode });
const scopeProperties = {
  partnerId: Type.Optional({ ...id, description: 'Partner company that this person works for' }),
  countries: Type.Optional(
    Type.Array(countryCode, { maxItems: 10, uniqueItems: true, description: 'Only events of these countries' }),
  ),
  eventIds: Type.Optional(Type.Array(id, { maxItems: 200, uniqueItems: true, description: 'Only these events' })),
};
const scopeDescription =
  'What this person may see; without countries and events, everything that the role may see. Owners are not limited';

const askedScope = Type.Optional(body(scopeProperties, { description: scopeDescription }));

export const staffInviteSchema = body({ email, name, role, language, scope: askedScope });
export const staffChangeSchema = body({
  name: Type.Optional(name),
  role: Type.Optional(role),
  blocked: Type.Optional(Type.Boolean({ description: 'Whether the account is barred from logging in' })),
  scope: askedScope,
});
/** The revision that was read, for resources that two people may change at once. */
export const ifMatchHeaders = Type.Object({
  'if-match': Type.String({ pattern: '^"?[0-9]{1,9}"?$', description: 'Last `revision` that the client read' }),
});
/** For changes that require no earlier read. */
export const optionalIfMatchHeaders = Type.Partial(ifMatchHeaders);
export const auditQuery = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 200, description: 'Only entries about this subject' })),
  reads: Type.Optional(
    Type.Boolean({ description: '`true`: only reads of contact data; `false`: everything else. Absent: both' }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only rows with a smaller id; used to fetch the next page' }),
  ),
});

export const staffChallengeSchema = Type.Object(
  { challenge: Type.String({ description: 'Send it together with a code within five minutes' }) },
  { title: 'StaffChallenge' },
);
const csrfToken = Type.String({ description: 'Value of the `X-CSRF-Token` header of calls that change something' });
/** The session itself is a cookie. */
export const staffLoginSchema = Type.Object({ csrfToken }, { title: 'StaffLogin' });
export const recoveryCodesSchema = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Single-use codes to log in without the app; shown only once',
    }),
  },
  { title: 'RecoveryCodes' },
);
export const staffAcceptedSchema = Type.Object(
  { ...staffLoginSchema.properties, ...recoveryCodesSchema.properties },
  { title: 'StaffAccepted' },
);
export const staffInvitationSchema = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    role,
    language: Type.Optional({ ...language, description: 'Language in which the person was invited' }),
    otpauth: Type.String({ description: '`otpauth:` URI for the authenticator app, as text or QR code' }),
  },
  { title: 'StaffInvitation' },
);
export const staffAccountSchema = Type.Object(
  {
    id,
    email: Type.String(),
    name: Type.String(),
    role,
    language,
    permissions: Type.Array(oneOf(permissions), { description: 'Permissions of the role' }),
    recoveryCodesLeft: Type.Integer(),
    csrfToken,
    docsUrl: Type.Optional(
      Type.String({ description: 'Where the documentation is: `<docsUrl>/staff.md`; left out where it is nowhere' }),
    ),
  },
  { title: 'StaffAccount' },
);
export const staffUserSchema = Type.Object(
  {
    id,
    email: Type.String(),
    name: Type.String(),
    role,
    state: oneOf(['invited', 'active', 'blocked']),
    awaitsSecondFactor: Type.Optional(
      Type.Boolean({ description: 'The authenticator app was reset, and no new one has been set up yet' }),
    ),
    lastSeenAt: Type.Optional(moment('When one of their sessions was last used, to the hour')),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    scope: Type.Optional(Type.Object(scopeProperties, { description: scopeDescription })),
  },
  { title: 'StaffUser' },
);
export const invitedStaffUserSchema = Type.Object(
  {
    ...staffUserSchema.properties,
    again: Type.Boolean({ description: 'There was an open invitation, whose link no longer works' }),
  },
  { title: 'InvitedStaffUser' },
);
export const staffSessionSchema = Type.Object(sessionSchema.properties, { title: 'StaffSession' });
export const auditRowSchema = Type.Object(
  {
    id: Type.Integer(),
    at: moment('Time of the action'),
    actor: Type.String({ examples: ['staff:rosa@idavuelta.example'] }),
    action: Type.String({ examples: ['change-staff-user'] }),
    subject: Type.String({ examples: ['staff-user:3'] }),
    detail: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  },
  { title: 'AuditRow' },
);

export const challengeResponse = envelope(staffChallengeSchema, 'The password was right; a code is needed');
export const staffLoginResponse = envelope(staffLoginSchema, 'Logged in');
export const invitationResponse = envelope(staffInvitationSchema, 'The invitation, and the secret for the app');
export const acceptedResponse = envelope(staffAcceptedSchema, 'Logged in, with the recovery codes');
export const staffAccountResponse = envelope(staffAccountSchema, 'The account that is logged in');
export const recoveryCodesResponse = envelope(recoveryCodesSchema, 'New codes; earlier ones no longer work');
export const staffSessionsResponse = envelope(Type.Array(staffSessionSchema), 'The current one first');
export const staffUsersResponse = envelope(Type.Array(staffUserSchema), 'By name');
export const staffUserResponse = envelope(staffUserSchema, 'The user after the change');
export const invitedStaffUserResponse = envelope(invitedStaffUserSchema, 'The invitation will be mailed');
export const staffDoneResponse = emptyEnvelope('Done');
export const auditResponse = pageEnvelope(auditRowSchema, 'The latest first');

export type StaffChallenge = Static<typeof staffChallengeSchema>;
export type StaffLogin = Static<typeof staffLoginSchema>;
export type StaffInvitation = Static<typeof staffInvitationSchema>;
export type StaffAccount = Static<typeof staffAccountSchema>;
export type InvitedStaffUser = Static<typeof invitedStaffUserSchema>;
export type StaffUser = Static<typeof staffUserSchema>;
export type StaffSession = Static<typeof staffSessionSchema>;
export type RecoveryCodes = Static<typeof recoveryCodesSchema>;
export type AuditRow = Static<typeof auditRowSchema>;
