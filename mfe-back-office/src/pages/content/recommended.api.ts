import type { CountryCode } from '@idavuelta/shared/contracts';
import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { reading, writing } from '../../kit/resource.ts';

const path = '/staff-api/content/:country/recommended';

export const useRecommended = reading<RecommendedChoice, CountryCode>(path, 'BackOfficeContent');
export const useChangeRecommended = writing<RecommendedChoice, RecommendedChoice>(`PUT ${path}`, [
  'BackOfficeContent',
  'BackOfficeAudit',
]);
