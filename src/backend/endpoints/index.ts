// Registry of endpoints: an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { infoUpdate, login, logout, userInfo } from './account';
import { buildList, buildPreview, packageGet, packageUpload } from './builds';
import { captcha, captchaVerify } from './captcha';
import { faceDeleteSingle } from './copies';
import { draftDelete, draftGet, draftPage, draftSave, faceDelete } from './drafts';
import type { Endpoint } from './endpoint';
import { changeOnline, changeOnlineSingle, faceGet, facePage } from './faces';
import { fontDelete, fontPage, fontUpload } from './fonts';
import { assemblyPage, categoryList, ping, tagList } from './lists';
import { changeAudit, changeAuditSingle, moderationPage } from './moderation';
import { passwordReset, passwordSet } from './passwords';
import { facePublish, faceSave } from './publish';
import { codeLogin, register, thirdParty } from './registration';
import { statistics } from './statistics';
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
  categoryList,
  tagList,
  facePublish,
  faceSave,
  facePage,
  faceGet,
  changeOnline,
  changeOnlineSingle,
  changeAudit,
  changeAuditSingle,
  faceDelete,
  faceDeleteSingle,
  moderationPage,
  statistics,
  buildList,
  buildPreview,
  packageUpload,
  packageGet,
} satisfies { [Id in OperationId]: Endpoint<Id> };
