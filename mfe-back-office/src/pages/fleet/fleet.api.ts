import type { Driver, DriverInput, Vehicle, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

const vehicles = resource('/vehicles', 'BackOfficeVehicles', ['BackOfficeDispatch']);
const drivers = resource('/drivers', 'BackOfficeDrivers', ['BackOfficeDispatch']);

export const useVehicles = vehicles.list<Vehicle[]>();
export const useAddVehicle = vehicles.add<Vehicle, VehicleInput>();
export const useChangeVehicle = vehicles.change<Vehicle, VehicleInput>();
export const useDrivers = drivers.list<Driver[]>();
export const useChangeDriver = drivers.change<Driver, DriverInput>();
