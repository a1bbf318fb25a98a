// Rows of the calls for published faces (spec 7, Designs); moderation and statistics are our own, not in section 7.

import {
  changeAuditParams,
  changeAuditSingleParams,
  changeOnlineParams,
  changeOnlineSingleParams,
  faceData,
  facePageData,
  facePageParams,
  faceParams,
  faceSaveBody,
  moderationPageData,
  moderationPageParams,
  publishBody,
  reviewHoldParams,
  singleParams,
} from '../faces';
import { nothing } from '../nothing';
import { row } from '../operation';
import { statisticsData, statisticsParams } from '../statistics';

export const facesRows = {
  facePublish: row({
    method: 'POST',
    path: '/api/face/web/publish',
    auth: 'user',
    body: publishBody,
    data: faceData,
    idempotent: true,
  }),
  faceSave: row({
    method: 'POST',
    path: '/api/face/web/save',
    auth: 'user',
    body: faceSaveBody,
    data: faceData,
    idempotent: true,
  }),
  /** The caller's faces; with `public` all live faces, which needs no session. */
  facePage: row({
    method: 'GET',
    path: '/api/face/web/page',
    auth: 'optional',
    params: facePageParams,
    data: facePageData,
    idempotent: true,
  }),
  /** One's own face in its working state; another user's as released. */
  faceGet: row({
    method: 'GET',
    path: '/api/face/web/:id',
    auth: 'optional',
    params: faceParams,
    data: faceData,
    idempotent: true,
  }),
  changeOnline: row({
    method: 'PUT',
    path: '/api/face/web/change/online',
    auth: 'user',
    params: changeOnlineParams,
    data: faceData,
    idempotent: true,
  }),
  changeOnlineSingle: row({
    method: 'PUT',
    path: '/api/face/web/change/online/single',
    auth: 'user',
    params: changeOnlineSingleParams,
    data: faceData,
    idempotent: true,
  }),
  changeAudit: row({
    method: 'PUT',
    path: '/api/face/web/change/audit',
    auth: 'moderator',
    params: changeAuditParams,
    data: faceData,
    idempotent: true,
  }),
  changeAuditSingle: row({
    method: 'PUT',
    path: '/api/face/web/change/audit/single',
    auth: 'moderator',
    params: changeAuditSingleParams,
    data: faceData,
    idempotent: true,
  }),
  faceDelete: row({
    method: 'DELETE',
    path: '/api/face/web/:id',
    auth: 'user',
    params: faceParams,
    data: nothing,
    idempotent: true,
  }),
  faceDeleteSingle: row({
    method: 'DELETE',
    path: '/api/face/web/single/:id',
    auth: 'user',
    params: singleParams,
    data: nothing,
    idempotent: true,
  }),
  moderationPage: row({
    method: 'GET',
    path: '/api/face/moderation/page',
    auth: 'moderator',
    params: moderationPageParams,
    data: moderationPageData,
    idempotent: true,
  }),
  /** Prevents the review timeout while a moderator writes a verdict; renewed until the verdict is sent or abandoned. */
  reviewHold: row({
    method: 'PUT',
    path: '/api/face/moderation/hold',
    auth: 'moderator',
    params: reviewHoldParams,
    data: nothing,
    idempotent: true,
  }),
  statistics: row({
    method: 'GET',
    path: '/api/face/statistics',
    auth: 'user',
    params: statisticsParams,
    data: statisticsData,
    idempotent: true,
  }),
};
