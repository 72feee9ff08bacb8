export { type PassengerField, passengerFields } from './passenger-fields.ts';
