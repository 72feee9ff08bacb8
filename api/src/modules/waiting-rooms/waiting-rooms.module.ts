import type { App } from '../../http/app.ts';
import type { SharedValues } from '../../shared-values/shared-values.ts';
import type { ModuleContext } from '../api-module.ts';
import { createAdmissions } from './admission.ts';
import { createAutomaticRooms } from './automatic-rooms.ts';
import { roomsForStaffRoutes } from './for-staff/rooms-for-staff.routes.ts';
import { createRoomsForStaff } from './for-staff/rooms-for-staff.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { createWaitingRooms } from './waiting-rooms.service.ts';

export function createWaitingRoomsModule({ config, db, log, http }: ModuleContext, values: SharedValues) {
  const { key, ordersPerMinute, maxAdmitted, ...times } = config.waitingRooms;
  const rooms = createWaitingRooms({ db, values, key, times });
  const automatic = createAutomaticRooms({
    ...{ db, rooms, log, maxAdmitted },
    countOrder: http.rateCounter('orders'),
    // Without a key nobody could pass a room.
    ordersPerMinute: key ? ordersPerMinute : 0,
  });
  const roomsForStaff = createRoomsForStaff({ db, rooms, values, isEnabled: key !== undefined });
  return {
    admissions: createAdmissions({ rooms, key, log }),
    automaticRooms: automatic,
    routes(app: App) {
      roomsForStaffRoutes(app, { ...http, roomsForStaff });
      if (key) gatewayRoutes(app, { ...http, rooms, key });
    },
    async deleteExpired() {
      await automatic.closeIdle();
      await values.deleteOld();
    },
  };
}
