import { startDriving } from '@idavuelta/api/modules/dispatch/testing/driven-trips.ts';
import { logInStaff } from '@idavuelta/api/testing/staff-members.ts';
import { anOrder } from '@idavuelta/api/testing/test-app.ts';
import type { DayTrip } from './traffic.ts';

/** Creates a database with trips that start now, each of another departure and driver, and an event on sale. */
export async function prepareDay(tripCount: number) {
  const { testApp, driving } = await startDriving();
  const trips: DayTrip[] = [];
  while (trips.length < tripCount) {
    const { id, driver } = await driving.published({ hours: 0 });
    await testApp.call('PUT', '/staff-api/my-position-sharing', { token: driver.token });
    const [trip] = await driving.tripsOf(driver);
    if (!trip) throw new Error('a driver has no trip');
    trips.push({ departureId: id, token: driver.token, trip });
  }
  const onSale = await testApp.addEventOf([{ capacity: 1, stops: 1, stock: 100_000 }]);
  const { token: dispatcher } = await logInStaff(testApp, 'dispatcher');
  const { token: buyer } = await testApp.newCustomer();
  return { testApp, trips, buyer, dispatcher, order: () => anOrder(onSale, { discountCode: 'GRATIS100' }) };
}
