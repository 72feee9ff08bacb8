export {
  forEachField,
  type OptionalField,
  type PassengerFacts,
  type PassengerField,
  passengerField,
  passengerFieldNames,
  passengerFields,
} from './passenger-fields.ts';
