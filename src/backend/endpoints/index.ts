// Registry of endpoints: an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { login, logout, userInfo } from './account';
import { draftDelete, draftGet, draftPage, draftSave } from './drafts';
import type { Endpoint } from './endpoint';
import { fontDelete, fontPage, fontUpload } from './fonts';
import { assemblyPage, ping } from './lists';
import { file, listUpload, upload } from './uploads';

export const endpoints = {
  ping,
  login,
  logout,
  userInfo,
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
