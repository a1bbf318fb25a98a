// Rows of the calls about a whole account, which only the profile page needs.
import { accountDeleteBody } from '../account';
import { nothing } from '../nothing';
import { row } from '../operation';

export const ownAccountRows = {
  accountDelete: row({
    method: 'POST',
    path: '/api/user/delete',
    auth: 'user',
    body: accountDeleteBody,
    data: nothing,
    idempotent: false,
  }),
};
