// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';
import { buildList, buildPreview, packageGet, packageUpload } from './endpoints/builds';
import { changeOnline, changeOnlineSingle, faceGet, facePage } from './endpoints/faces';
import { facePublish, faceSave } from './endpoints/publish';

// Loaded on first use, because few users need them or no page waits for them.
const moderating = () => import('./endpoints/moderation');

export const publishingEndpoints = {
  facePublish,
  faceSave,
  facePage,
  faceGet,
  changeOnline,
  changeOnlineSingle,
  changeAudit: later(moderating, 'changeAudit'),
  changeAuditSingle: later(moderating, 'changeAuditSingle'),
  moderationPage: later(moderating, 'moderationPage'),
  reviewHold: later(moderating, 'reviewHold'),
  buildList,
  buildPreview,
  packageUpload,
  packageGet,
};
