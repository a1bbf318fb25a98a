// What controls need from the product and may not import: fonts, images, data tags, expressions. The editor provides it.
import { createContext, useContext } from 'react';

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
}

export interface ExpressionProblem {
  /** Already translated, the place named in words. */
  message: string;
  /** Index of the first wrong UTF-16 unit in the source, and how many are wrong; 0: something is missing there. */
  position: number;
  length: number;
}

export interface FormServices {
  fonts: readonly { family: string; label: string }[];
  /** Lets the person choose an image and stores it; null if they did not. Failures are told by the service. */
  pickImage(): Promise<string | null>;
  /** Where the picture of a reference can be loaded from, at once or after waiting; undefined where there is none. */
  imageSrc(ref: string): string | undefined | Promise<string | undefined>;
  tags: readonly FormTag[];
  /** What is wrong with an expression of a text or a number field; null if nothing. */
  checkExpression(source: string, kind: 'text' | 'number'): ExpressionProblem | null;
  /** What an expression shows on the simulated watch now. */
  liveExpression(source: string): string;
  /** Calls `listener` when a live value may have changed; the result stops that. */
  subscribeLive(listener: () => void): () => void;
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
