// Registry of endpoints: an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { infoUpdate, login, logout, userInfo } from './account';
import { captcha, captchaVerify } from './captcha';
import { draftDelete, draftGet, draftPage, draftSave } from './drafts';
import type { Endpoint } from './endpoint';
import { fontDelete, fontPage, fontUpload } from './fonts';
import { assemblyPage, ping } from './lists';
import { passwordReset, passwordSet } from './passwords';
import { codeLogin, register, thirdParty } from './registration';
import { file, listUpload, upload } from './uploads';

export const endpoints = {
  ping,
  captcha,
  captchaVerify,
  login,
  codeLogin,
  register,
  thirdParty,
  passwordSet,
  passwordReset,
  logout,
  userInfo,
  infoUpdate,
  upload,
  listUpload,
  file,
  draftSave,
  draftPage,
  draftGet,
  draftDelete,
  fontPage,
  fontUpload,
  fontDelete,
  assemblyPage,
} satisfies { [Id in OperationId]: Endpoint<Id> };
