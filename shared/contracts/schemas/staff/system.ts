import { type Static, Type } from 'typebox';
import { envelope, pageEnvelope, pageQuery } from '../common.ts';
import { moment } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

export const failedJobsQuery = pageQuery(50);
export const failedJobSchema = Type.Object(
  {
    id: Type.String(),
    queue: Type.String({ examples: ['send-mail'] }),
    attempts: Type.Integer(),
    failedAt: moment('When it failed for good'),
    error: Type.Optional(
      Type.String({
        description: 'What the last attempt ended with, without addresses; absent when its process was gone',
      }),
    ),
    about: Type.String({ description: 'Ids of what it is about; neither names nor addresses' }),
  },
  { title: 'FailedJob' },
);
export const checkDevicesQuery = Type.Object(staffListQuery(['lastAt', 'checks'], '-lastAt'));
export const checkDeviceSchema = Type.Object(
  {
    id: Type.String({ description: 'That the device gave itself' }),
    name: Type.String(),
    checks: Type.Integer({ description: 'Codes that it read' }),
    admitted: Type.Integer({ description: 'Of them those that let somebody ride' }),
    firstAt: moment('When it first read a code'),
    lastAt: moment('When it last read a code'),
  },
  { title: 'CheckDevice' },
);

export const failedJobsResponse = pageEnvelope(failedJobSchema, 'The oldest first');
export const retriedJobsResponse = envelope(Type.Object({ count: Type.Integer() }), 'They are tried again');
export const checkDevicesResponse = staffListResponse(checkDeviceSchema, 'Devices that checked tickets');

export type FailedJob = Static<typeof failedJobSchema>;
export type CheckDevice = Static<typeof checkDeviceSchema>;
