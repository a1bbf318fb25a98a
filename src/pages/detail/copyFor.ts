// Finds the copy of a face for a URL. Pure.
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';

/** Null if the face has no copy for that watch or its design cannot be read. Other users see only offered copies. */
export function copyFor(face: Pick<FaceData, 'copies'>, design: Design | null, platform: string): FaceCopy | null {
  const matching = face.copies.filter((one) => one.platform === platform);
  return design?.copies.find(({ id }) => matching.some((one) => one.id === id)) ?? null;
}
