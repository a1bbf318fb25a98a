// The copy of a face that an address asks for. Pure.
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';

/** Null where the face has none for that watch, or its design cannot be read. Others see what is offered alone. */
export function copyFor(face: Pick<FaceData, 'copies'>, design: Design | null, platform: string): FaceCopy | null {
  const told = face.copies.filter((one) => one.platform === platform);
  return design?.copies.find(({ id }) => told.some((one) => one.id === id)) ?? null;
}
