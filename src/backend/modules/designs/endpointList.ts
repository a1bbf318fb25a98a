// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';
import { draftDelete, draftGet, draftPage, draftSave, faceDelete } from './endpoints/drafts';
import { file } from './endpoints/files';
import { fontPage } from './endpoints/fonts';

// Loaded on first use, because few users need them or no page waits for them.
const copies = () => import('./endpoints/copies');
const copyPictures = () => import('./endpoints/copyPictures');
const uploads = () => import('./endpoints/uploads');
const ownFonts = () => import('./endpoints/ownFonts');
const versions = () => import('./endpoints/versions');
const pictures = () => import('./endpoints/pictures');

export const designsEndpoints = {
  upload: later(uploads, 'upload'),
  listUpload: later(uploads, 'listUpload'),
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
  fontUpload: later(ownFonts, 'fontUpload'),
  fontDelete: later(ownFonts, 'fontDelete'),
  faceDelete,
  faceDeleteSingle: later(copies, 'faceDeleteSingle'),
};
