// What a reference to a picture is, wherever one stands: text of one of three shapes.

const ASSET = 'asset:[0-9a-f]{64}';
const FILE = '/api/files/[\\w.-]+';
const ART = 'art:[\\w-]+/[\\w.-]+';

/** A picture kept on this device, by the SHA-256 of its bytes. */
export type AssetRef = `asset:${string}`;

const IS_REF = new RegExp(`^(?:${ASSET}|${FILE}|${ART})$`);
const IS_ASSET = new RegExp(`^${ASSET}$`);
const IS_FILE = new RegExp(`^${FILE}$`);
const IS_ART = new RegExp(`^${ART}$`);

/** What a picture field may hold: a reference, or nothing. */
export const REF_OR_EMPTY = new RegExp(`^(?:|${ASSET}|${FILE}|${ART})$`);

/** `asset:<sha256>` (kept on this device), `/api/files/<id>` (kept by the server) or `art:<template>/<file>` (shipped). */
export const isImageRef = (value: unknown): value is string => typeof value === 'string' && IS_REF.test(value);

export const isAssetRef = (value: unknown): value is AssetRef => typeof value === 'string' && IS_ASSET.test(value);
export const isArtRef = (value: unknown): value is string => typeof value === 'string' && IS_ART.test(value);

export const refOfSha = (sha: string): AssetRef => `asset:${sha}`;
export const shaOfRef = (ref: AssetRef): string => ref.slice('asset:'.length);

/** Id of the server's file a reference names; null for any other reference. */
export const fileIdOf = (ref: string): string | null => (IS_FILE.test(ref) ? ref.slice('/api/files/'.length) : null);
