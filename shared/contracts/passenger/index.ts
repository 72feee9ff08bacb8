export {
  forEachField,
  type OptionalField,
  type PassengerFacts,
  type PassengerField,
  passengerField,
  passengerFieldNames,
  passengerFields,
  passengerFieldsIn,
} from './passenger-fields.ts';
