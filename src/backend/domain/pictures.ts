// What uses a person's pictures: designs with their versions, sets, and what is neither. Pure.
import { fileIdOf } from '@/schemas/imageRef';
import { type PictureUse, USED_BY_MAX } from '@/schemas/wire/pictures';
import { filesOfFacts } from './facts';
import type { RecordOf } from './records';

/** All that may name pictures of one person. Documents in review or live come as the files that they name. */
export interface PictureUsers {
  drafts: readonly RecordOf<'drafts'>[];
  sets: readonly RecordOf<'pictureSets'>[];
  faces: readonly RecordOf<'faces'>[];
  /** Files that documents in review or live name. */
  sentFiles: ReadonlySet<string>;
  avatar: string;
  /** Files of pictures made by words. */
  aiFiles: ReadonlySet<string>;
}

const factsOf = ({ facts, approved, pending }: RecordOf<'faces'>) =>
  [facts, approved?.facts, pending?.facts].flatMap((one) => (one ? filesOfFacts(one) : []));

/** Makes a function that says what uses a file. */
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
