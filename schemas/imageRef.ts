// References to pictures: text in one of three formats.

const ASSET = 'asset:[0-9a-f]{64}';
const FILE = '/api/files/[\\w.-]+';
const ART = 'art:[\\w-]+/[\\w.-]+';

/** A picture stored on this device, by the SHA-256 of its bytes. */
export type AssetRef = `asset:${string}`;

const IS_REF = new RegExp(`^(?:${ASSET}|${FILE}|${ART})$`);
const IS_ASSET = new RegExp(`^${ASSET}$`);
const IS_FILE = new RegExp(`^${FILE}$`);
const IS_ART = new RegExp(`^${ART}$`);

/** A picture field: a reference, or empty. */
export const REF_OR_EMPTY = new RegExp(`^(?:|${ASSET}|${FILE}|${ART})$`);

/**
 * `asset:<sha256>` (stored on this device), `/api/files/<id>` (stored by the server) or `art:<template>/<file>`
 * (shipped).
 */
export const isImageRef = (value: unknown): value is string => typeof value === 'string' && IS_REF.test(value);

export const isAssetRef = (value: unknown): value is AssetRef => typeof value === 'string' && IS_ASSET.test(value);
export const isArtRef = (value: unknown): value is string => typeof value === 'string' && IS_ART.test(value);

export const refOfSha = (sha: string): AssetRef => `asset:${sha}`;
export const shaOfRef = (ref: AssetRef): string => ref.slice('asset:'.length);

/** Id of the server file in a reference; null for other references. */
export const fileIdOf = (ref: string): string | null => (IS_FILE.test(ref) ? ref.slice('/api/files/'.length) : null);
