// What is known of the pictures kept since the page was opened, by reference: a field stores the reference alone.
import type { PictureTrim } from '../commands/replacePicture';

export interface KeptFacts {
  /** File name without its ending, for people. */
  name: string;
  width: number;
  height: number;
  fileSize: number;
  /** Its clear edges were cropped while it was chosen: what it was, and how many bytes it had. */
  trim?: (PictureTrim & { fileSize: number }) | undefined;
}

const facts = new Map<string, KeptFacts>();

export const notePicture = (url: string, picture: KeptFacts): void => void facts.set(url, picture);

/** Undefined for a picture that this page did not keep. */
export const keptPicture = (url: string): KeptFacts | undefined => facts.get(url);

/** Bytes of a picture; 0 for none, undefined for one that this page did not keep. */
export const keptSize = (url: string): number | undefined => (url === '' ? 0 : facts.get(url)?.fileSize);
