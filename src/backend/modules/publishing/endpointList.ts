// Endpoints of this module, by operation.
import { later } from '@/backend/shared/endpoint';
import { faceGet, facePage } from './endpoints/faces';

// Loaded on first use, because few users need them or no page waits for them.
const building = () => import('./endpoints/builds');
const online = () => import('./endpoints/online');
const publishing = () => import('./endpoints/publish');
const moderating = () => import('./endpoints/moderation');

export const publishingEndpoints = {
  facePublish: later(publishing, 'facePublish'),
  faceSave: later(publishing, 'faceSave'),
  facePage,
  faceGet,
  changeOnline: later(online, 'changeOnline'),
  changeOnlineSingle: later(online, 'changeOnlineSingle'),
  changeAudit: later(moderating, 'changeAudit'),
  changeAuditSingle: later(moderating, 'changeAuditSingle'),
  moderationPage: later(moderating, 'moderationPage'),
  reviewHold: later(moderating, 'reviewHold'),
  buildList: later(building, 'buildList'),
  buildPreview: later(building, 'buildPreview'),
  packageUpload: later(building, 'packageUpload'),
  packageGet: later(building, 'packageGet'),
};
