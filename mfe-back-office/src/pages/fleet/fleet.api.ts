import type { Driver, DriverInput, Vehicle, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface Change<Input> {
  id: number;
  /** That was read. */
  revision: number;
  change: Input;
}

const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });
const changed = ['BackOfficeVehicles', 'BackOfficeDispatch', 'BackOfficeAudit'] as const;

const fleetApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeVehicles: build.query<Vehicle[], void>({
      query: byStaff(() => ({ url: '/staff-api/vehicles' })),
      providesTags: ['BackOfficeVehicles'],
    }),
    backOfficeAddVehicle: build.mutation<Vehicle, VehicleInput>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/vehicles', data })),
      invalidatesTags: changed,
    }),
    // Also after a failure: somebody else may have changed it.
    backOfficeChangeVehicle: build.mutation<Vehicle, Change<VehicleInput>>({
      query: byStaff(({ id, revision, change: data }) => ({
        method: 'PUT',
        url: `/staff-api/vehicles/${id}`,
        data,
        headers: ifMatch(revision),
      })),
      invalidatesTags: changed,
    }),
    backOfficeDrivers: build.query<Driver[], void>({
      query: byStaff(() => ({ url: '/staff-api/drivers' })),
      providesTags: ['BackOfficeDrivers'],
    }),
    backOfficeChangeDriver: build.mutation<Driver, Change<DriverInput>>({
      query: byStaff(({ id, revision, change: data }) => ({
        method: 'PUT',
        url: `/staff-api/drivers/${id}`,
        data,
        headers: ifMatch(revision),
      })),
      invalidatesTags: ['BackOfficeDrivers', 'BackOfficeDispatch', 'BackOfficeAudit'],
    }),
  }),
});

const always = { refetchOnMountOrArgChange: true } as const;
export const useVehicles = () => fleetApi.useBackOfficeVehiclesQuery(undefined, always);
export const useDrivers = () => fleetApi.useBackOfficeDriversQuery(undefined, always);
export const {
  useBackOfficeAddVehicleMutation: useAddVehicle,
  useBackOfficeChangeVehicleMutation: useChangeVehicle,
  useBackOfficeChangeDriverMutation: useChangeDriver,
} = fleetApi;
