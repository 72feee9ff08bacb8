import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import type { ApiRequest } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { staffToken } from './token.ts';

/** The back office's part of the one api; its tags begin with its name. */
export const backOfficeApi = platformApi.enhanceEndpoints({
  addTagTypes: ['BackOfficeAccount', 'BackOfficeSessions', 'BackOfficePeople', 'BackOfficeAudit'],
});

/** Makes the query of an endpoint: a call in the name of whoever of staff is logged in. */
export const byStaff =
  <Argument>(requestOf: (argument: Argument) => ApiRequest) =>
  (argument: Argument): ApiRequest => {
    const token = staffToken.read();
    const { headers, ...request } = requestOf(argument);
    return {
      ...request,
      moreCodes: staffErrorCodes,
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    };
  };
