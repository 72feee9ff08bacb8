import type { CountryCode } from '@idavuelta/shared/contracts';
import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

const path = '/staff-api/content/:country/recommended';

export const useRecommended = queryHook<RecommendedChoice, CountryCode>(path, 'BackOfficeContent');
export const useChangeRecommended = mutationHook<RecommendedChoice, RecommendedChoice>(`PUT ${path}`, [
  'BackOfficeContent',
  'BackOfficeAudit',
]);
