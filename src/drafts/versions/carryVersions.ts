// Versions that a designer made on this device before signing in, or while offline, go to the account after a save.
import type { Design } from '@/schemas/design';
import { withImageRefs } from '@/schemas/imageRefs';
import type { BodyOf } from '@/schemas/wire/operations';
import { serverFailure } from '@/service/localDrafts/retry';
import type { UploadPorts } from '@/service/localDrafts/uploadImages';
import { MissingImage, uploadImages } from '@/service/localDrafts/uploadImages';
import type { DeviceVersion, VersionLog } from '@/service/localDrafts/versionLog';

export interface CarryPorts extends UploadPorts {
  log: Pick<VersionLog, 'list' | 'remove'>;
  /** Rejects as the other calls do. */
  keepVersion(body: BodyOf<'versionKeep'>): Promise<unknown>;
}

/** What the account refuses for good, or cannot get, stays on this device; a later save must not ask for it forever first. */
const isSettled = (thrown: unknown): boolean =>
  thrown instanceof MissingImage || serverFailure(thrown)?.kind === 'business';

async function carry(version: DeviceVersion, design: Design, owner: string, ports: CarryPorts): Promise<void> {
  const doc = withImageRefs(design, await uploadImages(design, owner, ports));
  const { versionId, name, savedAt, seq } = version;
  await ports.keepVersion({ id: design.id, versionId, name, savedAt, doc });
  await ports.log.remove(seq);
}

/** Brings the versions of a design of `owner` to the account. Rejects when the connection or the store fails; the rest follows then. */
export async function carryVersions(id: string, owner: string, ports: CarryPorts): Promise<void> {
  for (const version of await ports.log.list(id, owner)) {
    if (!version.design) continue;
    try {
      await carry(version, version.design, owner, ports);
    } catch (thrown) {
      if (!isSettled(thrown)) throw thrown;
    }
  }
}
