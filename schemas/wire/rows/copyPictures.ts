import { DRAFT_PICTURES_BODY_MAX, draftPicturesBody, draftPicturesData } from '../copyPictures';
import { row } from '../operation';

export const copyPicturesRows = {
  draftPictures: row({
    method: 'POST',
    path: '/api/face/draft/pictures',
    auth: 'user',
    body: draftPicturesBody,
    bytesMax: DRAFT_PICTURES_BODY_MAX,
    data: draftPicturesData,
    idempotent: true,
  }),
};
