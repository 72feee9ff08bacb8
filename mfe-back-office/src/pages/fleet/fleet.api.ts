import type {
  Driver,
  DriverInput,
  PickUpPoint,
  PickUpPointInput,
  Vehicle,
  VehicleCheck,
  VehicleCheckList,
  VehicleInput,
} from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, resource } from '../../kit/resource.ts';

const vehicles = resource('/vehicles', 'BackOfficeVehicles', ['BackOfficeDispatch']);
const points = resource('/pick-up-points', 'BackOfficeVehicles', ['BackOfficeDispatch']);
const drivers = resource('/drivers', 'BackOfficeDrivers', ['BackOfficeDispatch']);

export const useVehicles = vehicles.list<Vehicle[]>();
export const useAddVehicle = vehicles.add<Vehicle, VehicleInput>();
export const useChangeVehicle = vehicles.change<Vehicle, VehicleInput>();
export const usePoints = points.list<PickUpPoint[]>();
export const useAddPoint = points.add<PickUpPoint, PickUpPointInput>();
export const useChangePoint = points.change<PickUpPoint, PickUpPointInput>();
export const useDrivers = drivers.list<Driver[]>();
export const useChangeDriver = drivers.change<Driver, DriverInput>();

const checkList = '/staff-api/vehicle-check-list';
export const useCheckList = queryHook<VehicleCheckList>(checkList, 'BackOfficeVehicles');
export const useChangeCheckList = mutationHook<VehicleCheckList, { revision: number; items: string[] }>(
  `PUT ${checkList}`,
  ['BackOfficeVehicles', 'BackOfficeAudit'],
);
export const useVehicleChecks = queryHook<VehicleCheck[]>('/staff-api/vehicle-checks', 'BackOfficeVehicles');
