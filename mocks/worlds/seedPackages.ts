// Packages of a world's faces, as the designer's browser would have built and uploaded them: each the project file of
// one copy.
import { buildId } from '@/backend/modules/publishing/domain/builds';
import { copyHash } from '@/backend/modules/publishing/endpoints/editions';
import type { RecordOf } from '@/backend/records';
import type { Ports } from '@/backend/shared/ports';
import { type Design, type FaceCopy, systemOf } from '@/schemas/design';
import { PROJECT_FORMAT, PROJECT_VERSION } from '@/schemas/projectEnvelope';
import type { SeedFace } from './seedFace';

export interface SeedPackage {
  record: RecordOf<'builds'> & { blob: string };
  bytes: Uint8Array;
}

/** Bytes of one copy's project file. Its pictures ship with the product and are not included. */
function packageBytes(design: Design, copy: FaceCopy): Uint8Array {
  const alone: Design = {
    ...design,
    system: systemOf([copy.platform]),
    copies: [copy],
    fdIds: [copy.id],
    activeFdId: copy.id,
  };
  const file = { format: PROJECT_FORMAT, version: PROJECT_VERSION, design: alone, images: {} };
  return new TextEncoder().encode(JSON.stringify(file));
}

/** None unless the face is `packaged`. Their time is set when they are written. */
export async function packagesOf(
  { design, owner, packaged }: SeedFace,
  { hash }: Pick<Ports, 'hash'>,
): Promise<SeedPackage[]> {
  if (!packaged) return [];
  return Promise.all(
    design.copies.map(async (copy) => {
      const bytes = packageBytes(design, copy);
      const [content, blob] = await Promise.all([copyHash(copy, hash), hash(bytes)]);
      const task = {
        ...{ owner, faceId: design.id, copyId: copy.id, platform: copy.platform },
        ...{ kind: 'publish' as const, content, createdAt: 0 },
      };
      return { bytes, record: { id: buildId(task), ...task, uploadedAt: 0, blob, size: bytes.length } };
    }),
  );
}
