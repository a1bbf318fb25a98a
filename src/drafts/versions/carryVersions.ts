// Uploads versions that a designer made on this device before signing in or while offline, after a save.
import type { Design } from '@/schemas/design';
import { withImageRefs } from '@/schemas/imageRefs';
import type { BodyOf } from '@/schemas/wire/operations';
import { serverFailure } from '@/service/localDrafts/retry';
import type { UploadPorts } from '@/service/localDrafts/uploadImages';
import { MissingImage, uploadImages } from '@/service/localDrafts/uploadImages';
import type { DeviceVersion, RefusedVersion, VersionLog } from '@/service/localDrafts/versionLog';

export interface CarryPorts extends UploadPorts {
  log: Pick<VersionLog, 'list' | 'remove'>;
  /** Rejects like the other calls. */
  keepVersion(body: BodyOf<'versionKeep'>): Promise<unknown>;
}

/**
 * Whether the account permanently rejects the version or an image is missing. The version then stays on this device and
 * does not block the others.
 */
const isSettled = (thrown: unknown): boolean =>
  thrown instanceof MissingImage || serverFailure(thrown)?.kind === 'business';

async function carry(version: DeviceVersion, design: Design, owner: string, ports: CarryPorts): Promise<void> {
  const doc = withImageRefs(design, await uploadImages(design, owner, ports));
  const { versionId, name, savedAt, seq } = version;
  await ports.keepVersion({ id: design.id, versionId, name, savedAt, doc });
  await ports.log.remove(seq);
}

/**
 * Uploads the versions of a design of `owner` to the account. Returns those that the account refused, which stay on this
 * device. Rejects if the connection or the store fails; the rest follows later.
 */
export async function carryVersions(id: string, owner: string, ports: CarryPorts): Promise<RefusedVersion[]> {
  const refused: RefusedVersion[] = [];
  for (const version of await ports.log.list(id, owner)) {
    if (!version.design) continue;
    try {
      await carry(version, version.design, owner, ports);
    } catch (thrown) {
      if (!isSettled(thrown)) throw thrown;
      refused.push({ seq: version.seq, error: thrown });
    }
  }
  return refused;
}
