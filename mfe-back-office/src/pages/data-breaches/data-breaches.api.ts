import type { BreachTold, DataBreach, NewDataBreach } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const breaches = resource('/data-breaches', 'BackOfficePrivacy');

export const useDataBreaches = breaches.list<DataBreach[]>();
export const useRecordBreach = breaches.add<DataBreach, NewDataBreach>();
export const useTellBreach = breaches.act<DataBreach, BreachTold & { id: number }>('POST /:id/told');
