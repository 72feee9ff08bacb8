import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/fleet.ts';

export type Driver = Static<typeof schemas.driverSchema>;
export type DriverInput = Static<typeof schemas.driverInputSchema>;
export type Vehicle = Static<typeof schemas.vehicleSchema>;
export type VehicleInput = Static<typeof schemas.vehicleInputSchema>;
