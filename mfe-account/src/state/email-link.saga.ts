import { accountVerified } from '@idavuelta/shared/contracts';
import { type ApiRequest, all, call, callApi, put, takeLeading, toApiError } from '@idavuelta/shared/platform';
import { accountApi } from './api.ts';
import { type EmailLinkPurpose, emailLinkFailed, emailLinkOpened, emailLinkUsed } from './email-link.slice.ts';

const requests: Record<EmailLinkPurpose, ApiRequest> = {
  'verify-account': { url: '/verify-account' },
  'confirm-email': { method: 'POST', url: '/confirm-email' },
};

const followLink = (purpose: EmailLinkPurpose, token: string) => callApi({ ...requests[purpose], params: { token } });

function* follow({ payload: link }: ReturnType<typeof emailLinkOpened>) {
  try {
    yield* call(followLink, link.purpose, link.token);
    yield* put(emailLinkUsed(link));
    if (link.purpose === 'verify-account') yield* put(accountVerified(undefined));
    yield* put(accountApi.util.invalidateTags(['Profile']));
  } catch (error) {
    yield* put(emailLinkFailed({ ...link, reason: toApiError(error).code }));
  }
}

const isOpened = (purpose: EmailLinkPurpose) => (action: { type: string }) =>
  emailLinkOpened.match(action) && action.payload.purpose === purpose;

export function* emailLinkSaga() {
  // takeLeading: a link works once, so a second call would be shown as a failure. For the same reason this is not a
  // query, which would be fetched again after a logout.
  yield* all([takeLeading(isOpened('verify-account'), follow), takeLeading(isOpened('confirm-email'), follow)]);
}
