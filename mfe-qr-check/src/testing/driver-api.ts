/** What the API answers a driver who has no trip, shares no position, and whose company asks for no vehicle check. */
export const driverApi = {
  'GET /staff-api/my-trips': [],
  'GET /staff-api/my-trips/news': { lost: [] },
  'GET /staff-api/my-vehicle-checks': { items: [], trips: [] },
  'GET /staff-api/my-position-sharing': { hasApp: false },
};
