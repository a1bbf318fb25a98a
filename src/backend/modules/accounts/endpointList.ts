// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';
import { login, logout, userInfo } from './endpoints/account';
import { captcha, captchaVerify } from './endpoints/captcha';

// Loaded on first use, because few users need them or no page waits for them.
const registration = () => import('./endpoints/registration');
const passwords = () => import('./endpoints/passwords');
const profile = () => import('./endpoints/profile');

export const accountsEndpoints = {
  captcha,
  captchaVerify,
  login,
  codeLogin: later(registration, 'codeLogin'),
  register: later(registration, 'register'),
  thirdParty: later(registration, 'thirdParty'),
  passwordSet: later(passwords, 'passwordSet'),
  passwordReset: later(passwords, 'passwordReset'),
  logout,
  userInfo,
  infoUpdate: later(profile, 'infoUpdate'),
};
