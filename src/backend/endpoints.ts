// Registry of endpoints; an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { login, logout, userInfo } from './modules/accounts/endpoints/account';
import { captcha, captchaVerify } from './modules/accounts/endpoints/captcha';
import { faceDeleteSingle } from './modules/designs/endpoints/copies';
import { draftDelete, draftGet, draftPage, draftSave, faceDelete } from './modules/designs/endpoints/drafts';
import { fontDelete, fontPage, fontUpload } from './modules/designs/endpoints/fonts';
import { file, listUpload, upload } from './modules/designs/endpoints/uploads';
import { buildList, buildPreview, packageGet, packageUpload } from './modules/publishing/endpoints/builds';
import { changeOnline, changeOnlineSingle, faceGet, facePage } from './modules/publishing/endpoints/faces';
import { facePublish, faceSave } from './modules/publishing/endpoints/publish';
import { type Endpoint, type Later, later } from './shared/endpoint';
import { assemblyPage, categoryList, ping, tagList } from './shared/lists';

// Loaded on first use, because few users need them or no page waits for them.
const moderating = () => import('./modules/publishing/endpoints/moderation');
const counting = () => import('./modules/money/endpoints/statistics');
const profile = () => import('./modules/accounts/endpoints/profile');
const passwords = () => import('./modules/accounts/endpoints/passwords');
const registration = () => import('./modules/accounts/endpoints/registration');
const wallet = () => import('./modules/money/endpoints/wallet');
const payees = () => import('./modules/money/endpoints/payees');
const withdrawals = () => import('./modules/money/endpoints/withdrawals');
const operator = () => import('./modules/money/endpoints/operator');
const aiBeta = () => import('./modules/ai/endpoints/aiBeta');
const aiImages = () => import('./modules/ai/endpoints/aiImages');
const aiTexts = () => import('./modules/ai/endpoints/aiTexts');
const versions = () => import('./modules/designs/endpoints/versions');
const copyPictures = () => import('./modules/designs/endpoints/copyPictures');
const pictures = () => import('./modules/designs/endpoints/pictures');

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
