// Rows of the account calls (spec 7, Account), except those that every page needs (`session.ts`).
import {
  codeLoginBody,
  infoUpdateBody,
  loginBody,
  loginData,
  passwordResetBody,
  passwordSetBody,
  registerBody,
  thirdPartyBody,
  userInfoData,
} from '../account';
import { captchaData, captchaParams, captchaVerifyBody, ticketData } from '../captcha';
import { nothing } from '../nothing';
import { row } from '../operation';

export const accountRows = {
  /** A GET with a side effect: never cached or prefetched (docs/rules/backend.md S7). */
  captcha: row({
    method: 'GET',
    path: '/api/user/captcha/:way',
    lastPartOptional: true,
    auth: 'none',
    params: captchaParams,
    data: captchaData,
    idempotent: false,
  }),
  captchaVerify: row({
    method: 'POST',
    path: '/api/user/captcha/verify',
    auth: 'user',
    body: captchaVerifyBody,
    data: ticketData,
    idempotent: false,
  }),
  login: row({
    method: 'POST',
    path: '/api/user/login',
    auth: 'none',
    body: loginBody,
    data: loginData,
    idempotent: false,
  }),
  codeLogin: row({
    method: 'POST',
    path: '/api/user/login_register/captcha',
    auth: 'none',
    body: codeLoginBody,
    data: loginData,
    idempotent: false,
  }),
  register: row({
    method: 'POST',
    path: '/api/user/register',
    auth: 'none',
    body: registerBody,
    data: loginData,
    idempotent: false,
  }),
  thirdParty: row({
    method: 'POST',
    path: '/api/user/three_party/auth',
    auth: 'none',
    body: thirdPartyBody,
    data: loginData,
    idempotent: false,
  }),
  passwordSet: row({
    method: 'POST',
    path: '/api/user/password/set',
    auth: 'user',
    body: passwordSetBody,
    data: userInfoData,
    idempotent: false,
  }),
  passwordReset: row({
    method: 'POST',
    path: '/api/user/password/reset',
    auth: 'none',
    body: passwordResetBody,
    data: nothing,
    idempotent: false,
  }),
  infoUpdate: row({
    method: 'POST',
    path: '/api/user/info/update',
    auth: 'user',
    body: infoUpdateBody,
    data: userInfoData,
    idempotent: true,
  }),
};
