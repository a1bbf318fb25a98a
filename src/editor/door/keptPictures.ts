// What is known of the pictures kept since the editor was opened, by reference: a field stores the reference alone.
import type { Drawing, PictureTrim } from '../commands/replacePicture';

/** What a picture was before its clear edges were cropped, with its bytes. */
export interface CroppedOnTheWay extends PictureTrim {
  fileSize: number;
  /** Keeps the whole picture, too: its reference; null where this device keeps no more, which is told. */
  keepWhole(): Promise<string | null>;
}

export interface KeptFacts {
  /** File name without its ending, for people. */
  name: string;
  width: number;
  height: number;
  fileSize: number;
  /** The SVG drawing that it was made of. */
  drawing?: Drawing | undefined;
  /** Its clear edges were cropped while it was chosen: what it was, and how many bytes it had. */
  trim?: CroppedOnTheWay | undefined;
}

export interface KeptPictures {
  note(url: string, picture: KeptFacts): void;
  /** Undefined for a picture that this editor did not keep. */
  of(url: string): KeptFacts | undefined;
  /** Bytes of a picture; 0 for none, undefined for one that this editor did not keep. */
  sizeOf(url: string): number | undefined;
}

export function createKeptPictures(): KeptPictures {
  const facts = new Map<string, KeptFacts>();
  return {
    note: (url, picture) => void facts.set(url, picture),
    of: (url) => facts.get(url),
    sizeOf: (url) => (url === '' ? 0 : facts.get(url)?.fileSize),
  };
}
