// Notes of where a picture was uploaded, one for each owner.
import type { AssetRecord, UploadNote } from './records';

/** The asset with the upload note, replacing an older one of the same owner. */
export function withUpload(asset: AssetRecord, note: UploadNote): AssetRecord {
  return { ...asset, uploads: [...asset.uploads.filter((upload) => upload.owner !== note.owner), note] };
}
