// Fonts shared by the pages: the list with the state of each face, upload with sign-in, deletion.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type BuiltInPlace, DEFAULT_FONT, type Font } from '@/schemas/font';
import type { ApiError } from '../api/apiError';
import type { BuiltInFaces } from './builtInFaces';
import type { CheckedFont, FontFault } from './checkFont';
import type { DeviceFonts } from './deviceFonts';
import type { FaceState, FontFaces } from './fontFaces';
import type { FontMemory } from './fontMemory';

export interface FontEntry extends Font {
  state: FaceState;
  /** Family and weight of a built-in font, once their list is loaded. */
  builtIn?: BuiltInPlace | undefined;
}

export interface FontState {
  /** The default first, then custom fonts, then the others, then the built-in ones. */
  fonts: readonly FontEntry[];
  /** Number of fonts loaded besides the built-in ones; persisted with the list (spec 3). */
  loadedFontNum: number;
  /** State of the list request. */
  list: 'loading' | 'ready' | 'failed';
  /** Why the list `failed`. */
  listError?: unknown;
  /** Name of the file being uploaded. */
  uploading: string | null;
}

export type FontUploadOutcome =
  | { kind: 'done'; font: Font }
  | { kind: 'refused'; key: FontFault }
  | { kind: 'failed'; error: ApiError | null }
  | { kind: 'cancelled' };

export interface FontPorts {
  faces: FontFaces;
  memory: FontMemory;
  check(file: File): Promise<CheckedFont>;
  /** The current user; `''` for a visitor. */
  userId(): string;
  /** Notified on sign-in and sign-out; returns the unsubscribe function. */
  onUser(listener: () => void): () => void;
  /** Resolves when the list may be requested: at start fonts follow the user and the picture sets (spec 4). */
  ready(): Promise<void>;
  fetchList(): Promise<Font[]>;
  /** A visitor's list is fetched when this settles, or when `need` is called; absent: immediately. */
  visitorWaits?: Promise<void> | undefined;
  /** `file`: what waits for the sign-in. */
  ensureSignedIn(file: File): Promise<boolean>;
  /** Rejects with the error of the call. `name`: its name in the list; default: the font's own. */
  upload(file: File, signal: AbortSignal, name?: string): Promise<Font>;
  remove(id: number): Promise<unknown>;
  /** The bytes of a `fontUrl`. Rejects if they cannot be read. */
  load(fontUrl: string): Promise<Blob>;
  /** The built-in fonts, loaded with the list; absent: only the default one. */
  builtIn?: () => Promise<BuiltInFaces>;
  /** The fonts of this device, opened on first use; absent if not supported. */
  device?: () => Promise<DeviceFonts>;
}

export interface FontService {
  get(): FontState;
  subscribe(listener: () => void): () => void;
  /** Refetches the list and retries failed fonts. */
  reload(): Promise<void>;
  /** Fetches a list that waits for the first input; with families, only if one of them is not among the fonts. */
  need(families?: readonly string[]): void;
  /** Checks and uploads a font, after signing in if necessary. One at a time. */
  upload(file: File): Promise<FontUploadOutcome>;
  cancelUpload(): void;
  /** Stores a font from a file on this device, under a unique name. Rejects if storage is full. */
  keepOnDevice(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Font>;
  /**
   * After an account saved the design `designId`: uploads this device's fonts with these names to that account, which
   * accepts only TrueType. Removes the user's own copies from this device; those of a visitor only if `isVisitorDone`.
   * Marks the fonts that stay as used by the account's versions. Returns the names for which the account has another
   * file, which texts then use. Rejects with the error of a call.
   */
  carry(names: ReadonlySet<string>, isVisitorDone: boolean, designId: string): Promise<readonly string[]>;
  /** Null, or the error of the call. */
  remove(id: number): Promise<ApiError | null>;
  dispose(): void;
}

/** Null without a font service; then there is only the default font. */
export const FontServiceContext = createContext<FontService | null>(null);

const ALONE: FontState = {
  fonts: [{ ...DEFAULT_FONT, state: 'ready' }],
  loadedFontNum: 1,
  list: 'ready',
  uploading: null,
};
const never = () => () => {};
const alone = () => ALONE;

/** The fonts with their states; re-renders on changes. */
export function useFonts(): FontState {
  const service = useContext(FontServiceContext);
  return useSyncExternalStore(service?.subscribe ?? never, service?.get ?? alone);
}
