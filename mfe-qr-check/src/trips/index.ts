export { driveTrips } from './trips.saga.ts';
