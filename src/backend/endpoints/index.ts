// Registry of endpoints; an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { login, logout, userInfo } from './account';
import { buildList, buildPreview, packageGet, packageUpload } from './builds';
import { captcha, captchaVerify } from './captcha';
import { faceDeleteSingle } from './copies';
import { draftDelete, draftGet, draftPage, draftSave, faceDelete } from './drafts';
import { type Endpoint, type Later, later } from './endpoint';
import { changeOnline, changeOnlineSingle, faceGet, facePage } from './faces';
import { fontDelete, fontPage, fontUpload } from './fonts';
import { assemblyPage, categoryList, ping, tagList } from './lists';
import { facePublish, faceSave } from './publish';
import { file, listUpload, upload } from './uploads';

// Loaded on first use, because few users need them or no page waits for them.
const moderating = () => import('./moderation');
const counting = () => import('./statistics');
const profile = () => import('./profile');
const passwords = () => import('./passwords');
const registration = () => import('./registration');
const wallet = () => import('./wallet');
const payees = () => import('./payees');
const withdrawals = () => import('./withdrawals');
const operator = () => import('./operator');
const aiBeta = () => import('./aiBeta');
const aiImages = () => import('./aiImages');
const aiTexts = () => import('./aiTexts');
const versions = () => import('./versions');
const copyPictures = () => import('./copyPictures');
const pictures = () => import('./pictures');

export const endpoints = {
  ping,
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
  upload,
  listUpload,
  file,
  draftSave,
  draftPictures: later(copyPictures, 'draftPictures'),
  draftPage,
  draftGet,
  draftDelete,
  versionPage: later(versions, 'versionPage'),
  versionName: later(versions, 'versionName'),
  versionKeep: later(versions, 'versionKeep'),
  versionGet: later(versions, 'versionGet'),
  versionDelete: later(versions, 'versionDelete'),
  picturePage: later(pictures, 'picturePage'),
  pictureSetPage: later(pictures, 'pictureSetPage'),
  pictureSetSave: later(pictures, 'pictureSetSave'),
  pictureSetDelete: later(pictures, 'pictureSetDelete'),
  pictureDelete: later(pictures, 'pictureDelete'),
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
  changeAudit: later(moderating, 'changeAudit'),
  changeAuditSingle: later(moderating, 'changeAuditSingle'),
  faceDelete,
  faceDeleteSingle,
  moderationPage: later(moderating, 'moderationPage'),
  reviewHold: later(moderating, 'reviewHold'),
  statistics: later(counting, 'statistics'),
  buildList,
  buildPreview,
  packageUpload,
  packageGet,
  walletInfo: later(wallet, 'walletInfo'),
  walletStatement: later(wallet, 'walletStatement'),
  identityVerify: later(payees, 'identityVerify'),
  payeeNameSave: later(payees, 'payeeNameSave'),
  alipayBind: later(payees, 'alipayBind'),
  alipayUnbind: later(payees, 'alipayUnbind'),
  paypalBind: later(payees, 'paypalBind'),
  paypalUnbind: later(payees, 'paypalUnbind'),
  withdrawDomestic: later(withdrawals, 'withdrawDomestic'),
  withdrawOverseas: later(withdrawals, 'withdrawOverseas'),
  withdrawPage: later(withdrawals, 'withdrawPage'),
  contract: later(payees, 'contract'),
  contractStatus: later(payees, 'contractStatus'),
  contractSign: later(payees, 'contractSign'),
  operatorOrders: later(operator, 'operatorOrders'),
  operatorMark: later(operator, 'operatorMark'),
  salesImport: later(operator, 'salesImport'),
  imageSubmit: later(aiImages, 'imageSubmit'),
  imageQuery: later(aiImages, 'imageQuery'),
  imageHistory: later(aiImages, 'imageHistory'),
  imageQuota: later(aiImages, 'imageQuota'),
  betaJoin: later(aiBeta, 'betaJoin'),
  betaExit: later(aiBeta, 'betaExit'),
  collectText: later(aiBeta, 'collectText'),
  collectImage: later(aiBeta, 'collectImage'),
  aiFeatures: later(aiBeta, 'aiFeatures'),
  textStream: later(aiTexts, 'textStream'),
  backgroundRemove: later(aiTexts, 'backgroundRemove'),
} satisfies { [Id in OperationId]: Endpoint<Id> | Later<Id> };
