// Uses of a user's pictures: designs including versions, sets, and others. Pure.

import { filesOfFacts } from '@/backend/modules/publishing/domain/facts';
import type { RecordOf } from '@/backend/records';
import { fileIdOf } from '@/schemas/imageRef';
import { type PictureUse, USED_BY_MAX } from '@/schemas/wire/pictures';

/** Everything that may refer to a user's pictures. Documents in review or live are given as their files. */
export interface PictureUsers {
  drafts: readonly RecordOf<'drafts'>[];
  sets: readonly RecordOf<'pictureSets'>[];
  faces: readonly RecordOf<'faces'>[];
  /** Files of documents in review or live. */
  sentFiles: ReadonlySet<string>;
  avatar: string;
  /** Files of AI pictures. */
  aiFiles: ReadonlySet<string>;
}

const factsOf = ({ facts, approved, pending }: RecordOf<'faces'>) =>
  [facts, approved?.facts, pending?.facts].flatMap((one) => (one ? filesOfFacts(one) : []));

/** Returns a function that lists the uses of a file. */
export function pictureUses(users: PictureUsers): (fileId: string) => PictureUse {
  const drafts = users.drafts.map(({ id, names: [dialNameCn = '', dialName = ''], files }) => ({
    design: { id, dialNameCn, dialName },
    files: new Set(files),
  }));
  const elsewhere = new Set([...users.faces.flatMap(factsOf), ...users.sentFiles, ...users.aiFiles]);
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
