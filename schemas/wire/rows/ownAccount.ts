// Rows of the calls about a whole account, which only the profile page needs.
import { accountDeleteBody, sessionEndBody, sessionListData } from '../account';
import { accountRecordsData, accountRecordsParams } from '../accountRecords';
import { nothing } from '../nothing';
import { row } from '../operation';

export const ownAccountRows = {
  sessionList: row({
    method: 'GET',
    path: '/api/user/sessions',
    auth: 'user',
    data: sessionListData,
    idempotent: true,
  }),
  sessionEnd: row({
    method: 'POST',
    path: '/api/user/sessions/end',
    auth: 'user',
    body: sessionEndBody,
    data: nothing,
    idempotent: true,
  }),
  accountDelete: row({
    method: 'POST',
    path: '/api/user/delete',
    auth: 'user',
    body: accountDeleteBody,
    data: nothing,
    idempotent: false,
  }),
  accountRecords: row({
    method: 'GET',
    path: '/api/user/records',
    auth: 'user',
    params: accountRecordsParams,
    data: accountRecordsData,
    idempotent: true,
  }),
};
