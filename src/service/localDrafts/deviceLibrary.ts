// A visitor's pictures and sets on this device, with the designs that use each picture.
import type { DesignNames } from '@/schemas/designNames';
import { type AssetRef, refOfSha, shaOfRef } from '@/schemas/imageRef';
import { addNamed, isNamed } from './collectAssets';
import { draftSummary } from './draftRecord';
import type { AssetRecord, LocalDatabase, NamedPictures, PictureSetRecord } from './records';

export interface DevicePicture {
  ref: AssetRef;
  /** Empty if the picture has no file name. */
  name: string;
  /** Px, and bytes. */
  width: number;
  height: number;
  fileSize: number;
  usedBy: ({ id: string } & DesignNames)[];
  sets: string[];
  /** Only snapshots, recovery data or reports of this device use it, so it cannot be removed yet. */
  isHeld: boolean;
}

export interface DeviceLibrary {
  /** Newest first: those used by a design, version or set of `owner`, and those of no account. */
  pictures(owner: string): Promise<DevicePicture[]>;
  /** False if a record of any owner uses it. */
  removePicture(ref: AssetRef): Promise<boolean>;
  /** Newest first. */
  sets(owner: string): Promise<PictureSetRecord[]>;
  keepSet(set: PictureSetRecord): Promise<'done' | 'tooMany'>;
  removeSet(owner: string, setId: string): Promise<void>;
}

const nothing = (): NamedPictures => ({ shas: new Set(), urls: new Set() });

export function createDeviceLibrary(
  db: Pick<
    LocalDatabase,
    'listAssets' | 'namedPictures' | 'removeAsset' | 'listDesigns' | 'versionsOf' | 'setsOf' | 'keepSet' | 'removeSet'
  >,
): DeviceLibrary {
  /** Each design of the owner with the pictures that it and its versions use. */
  const designsOf = async (owner: string) => {
    const designs: { id: string; names: DesignNames; named: NamedPictures }[] = [];
    for (const record of await db.listDesigns(owner)) {
      const summary = draftSummary(record);
      if (!summary) continue;
      const named = nothing();
      addNamed(named, record);
      for (const version of await db.versionsOf(owner, summary.id)) addNamed(named, version);
      designs.push({ id: summary.id, names: summary.names, named });
    }
    return designs;
  };
  const pictureOf = (asset: AssetRecord, use: Pick<DevicePicture, 'usedBy' | 'sets' | 'isHeld'>): DevicePicture => ({
    ...{ ref: refOfSha(asset.sha), name: asset.name ?? '', width: asset.width, height: asset.height },
    ...{ fileSize: asset.size, ...use },
  });
  return {
    async pictures(owner) {
      const [assets, designs, sets] = await Promise.all([db.listAssets(), designsOf(owner), db.setsOf(owner)]);
      const all = await db.namedPictures();
      const listed = assets.flatMap((asset) => {
        const usedBy = designs.filter(({ named }) => isNamed(asset, named)).map(({ id, names }) => ({ id, ...names }));
        const ref = refOfSha(asset.sha);
        const inSets = sets.filter(({ refs }) => refs.includes(ref)).map(({ name }) => name);
        const isUsed = usedBy.length > 0 || inSets.length > 0;
        const isHeld = !isUsed && (all === null || isNamed(asset, all));
        const use = { usedBy, sets: inSets, isHeld };
        return isUsed || asset.uploads.length === 0 ? [{ at: asset.addedAt ?? 0, picture: pictureOf(asset, use) }] : [];
      });
      return listed.sort((one, other) => other.at - one.at).map(({ picture }) => picture);
    },
    removePicture: (ref) => db.removeAsset(shaOfRef(ref)),
    sets: (owner) => db.setsOf(owner),
    keepSet: (set) => db.keepSet(set),
    removeSet: (owner, setId) => db.removeSet(owner, setId),
  };
}
