// Rows of the account calls (spec 7, Account).
import { loginBody, loginData, nothing, userInfoData } from '../account';
import { row } from '../operation';

export const accountRows = {
  login: row({
    method: 'POST',
    path: '/api/user/login',
    auth: 'none',
    body: loginBody,
    data: loginData,
    idempotent: false,
  }),
  logout: row({ method: 'POST', path: '/api/user/logout', auth: 'none', data: nothing, idempotent: true }),
  userInfo: row({ method: 'GET', path: '/api/user/info/query', auth: 'user', data: userInfoData, idempotent: true }),
};
