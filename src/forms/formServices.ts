// What controls need from the product and may not import: fonts, images, data tags, expressions. The editor provides it.
import { createContext, useContext } from 'react';
import type { GivenImage, WantedPictures } from '@/face/nodes/defineNode';

export interface FormTag {
  /** Name without hashes, such as `DH`. */
  name: string;
  /** In the language shown. */
  desc: string;
  /** The description in the other language: searched, not shown. */
  keywords?: string | undefined;
  sample: string;
  /** The value on the simulated watch now. */
  live(): string;
  category: string;
  categoryLabel: string;
  /** A word beside the name, translated: what is new says so. */
  badge?: string | undefined;
}

export interface ExpressionProblem {
  /** Already translated, the place named in words. */
  message: string;
  /** Index of the first wrong UTF-16 unit in the source, and how many are wrong; 0: something is missing there. */
  position: number;
  length: number;
}

/** Pictures asked for: how many, and a picture whose size they must have. */
export interface WantedImages extends WantedPictures {
  /** Reference of a picture of the same group. */
  like?: string | undefined;
}

/** What is known of the layers whose fields are shown, beside their values. */
export interface FormFacts {
  /** Calls back after one of them may have changed. Returns the unsubscription. */
  subscribe(listener: () => void): () => void;
  /** Colour behind the layer, `#rrggbb`; null where there is none. */
  backdrop(): string | null;
  /** How many pictures the list at this path needs, as the layer is now; null where any number will do. */
  imagesNeeded(path: string): number | null;
}

export interface FormServices {
  /** `note`: what is to be known of a font, such as that it is still being loaded. */
  fonts: readonly { family: string; label: string; note?: string | undefined }[];
  /** Lets the person bring a font of their own; gives its family, or null. Failures are told by the service. */
  fontUpload?: { busy: boolean; choose(): Promise<string | null> } | undefined;
  /** Lets the person choose an image for the field at a path and stores it; null if they did not. Failures are told by the service. */
  pickImage(path: string): Promise<string | null>;
  /** Stores a file that was dropped on the field. Without it nothing can be dropped. */
  takeImage?: ((file: File, path: string) => Promise<string | null>) | undefined;
  /** The same for several of one size, sorted by name; `null` if there are none. `gif`: its frames count as images. */
  pickImages(wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** Stores files that were dropped, under the same rules. */
  takeImages(files: readonly File[], wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** Where the picture of a reference can be loaded from, at once or after waiting; undefined where there is none. */
  imageSrc(ref: string): string | undefined | Promise<string | undefined>;
  tags: readonly FormTag[];
  /** What is wrong with an expression of a text or a number field; null if nothing. */
  checkExpression(source: string, kind: 'text' | 'number'): ExpressionProblem | null;
  /** Why words are not plain, translated; null if they are. */
  checkPlainText(text: string): string | null;
  /** What an expression shows on the simulated watch now. */
  liveExpression(source: string): string;
  /** Calls `listener` when a live value may have changed; the result stops that. */
  subscribeLive(listener: () => void): () => void;
  facts?: FormFacts | undefined;
  /** Colours of the design, offered by colour fields before the built-in ones. */
  swatches?: readonly { value: string; name: string }[] | undefined;
}

export const FormServicesContext = createContext<FormServices | null>(null);

/** The services, for a control that cannot work without them. */
export function useFormServices(): FormServices {
  const services = useContext(FormServicesContext);
  if (!services) throw new Error('this field needs a FormServicesContext');
  return services;
}
