// Registry of endpoints: an operation without one does not compile.
import type { OperationId } from '@/schemas/wire/operations';
import { login, logout, userInfo } from './account';
import { draftDelete, draftGet, draftPage, draftSave } from './drafts';
import type { Endpoint } from './endpoint';
import { assemblyPage, fontPage, ping } from './lists';
import { file, upload } from './uploads';

export const endpoints = {
  ping,
  login,
  logout,
  userInfo,
  upload,
  file,
  draftSave,
  draftPage,
  draftGet,
  draftDelete,
  fontPage,
  assemblyPage,
} satisfies { [Id in OperationId]: Endpoint<Id> };
