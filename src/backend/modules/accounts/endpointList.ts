// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';
import { logout, userInfo } from './endpoints/account';

// Loaded on first use, because few users need them or no page waits for them.
const captcha = () => import('./endpoints/captcha');
const login = () => import('./endpoints/login');
const registration = () => import('./endpoints/registration');
const passwords = () => import('./endpoints/passwords');
const sessions = () => import('./endpoints/sessions');
const profile = () => import('./endpoints/profile');

export const accountsEndpoints = {
  captcha: later(captcha, 'captcha'),
  captchaVerify: later(captcha, 'captchaVerify'),
  login: later(login, 'login'),
  codeLogin: later(registration, 'codeLogin'),
  register: later(registration, 'register'),
  thirdParty: later(registration, 'thirdParty'),
  passwordSet: later(passwords, 'passwordSet'),
  passwordReset: later(passwords, 'passwordReset'),
  sessionList: later(sessions, 'sessionList'),
  sessionEnd: later(sessions, 'sessionEnd'),
  logout,
  userInfo,
  infoUpdate: later(profile, 'infoUpdate'),
};
