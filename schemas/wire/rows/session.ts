// Rows of the calls that every page makes: current user and sign-out (spec 7, Account).
import { z } from 'zod';
import { user } from '../../session';
import { row } from '../operation';

export const sessionRows = {
  logout: row({ method: 'POST', path: '/api/user/logout', auth: 'none', data: z.null(), idempotent: true }),
  userInfo: row({ method: 'GET', path: '/api/user/info/query', auth: 'user', data: user, idempotent: true }),
};
