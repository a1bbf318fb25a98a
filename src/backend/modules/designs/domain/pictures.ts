// Uses of a user's pictures: designs including versions, sets, and others. Pure.

import type { RecordOf } from '@/backend/records';
import { fileIdOf } from '@/schemas/imageRef';
import { type PictureUse, USED_BY_MAX } from '@/schemas/wire/pictures';

/** Everything that may refer to a user's pictures. */
export interface PictureUsers {
  drafts: readonly RecordOf<'drafts'>[];
  sets: readonly RecordOf<'pictureSets'>[];
  /** Files of publish details, and of documents in review or live. */
  faceFiles: ReadonlySet<string>;
  avatar: string;
  /** Files of AI pictures. */
  aiFiles: ReadonlySet<string>;
}

/** Returns a function that lists the uses of a file. */
export function pictureUses(users: PictureUsers): (fileId: string) => PictureUse {
  const drafts = users.drafts.map(({ id, names: [dialNameCn = '', dialName = ''], files }) => ({
    design: { id, dialNameCn, dialName },
    files: new Set(files),
  }));
  const elsewhere = new Set([...users.faceFiles, ...users.aiFiles]);
  const avatar = fileIdOf(users.avatar);
  return (fileId) => {
    const designs = drafts.filter(({ files }) => files.has(fileId));
    return {
      designs: designs.slice(0, USED_BY_MAX).map(({ design }) => design),
      designCount: designs.length,
      sets: users.sets.filter(({ files }) => files.includes(fileId)).map(({ name }) => name),
      elsewhere: avatar === fileId || elsewhere.has(fileId),
    };
  };
}

export const isUsed = ({ designCount, sets, elsewhere }: PictureUse): boolean =>
  designCount > 0 || sets.length > 0 || elsewhere;
