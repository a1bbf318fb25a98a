// Whether a property can follow data: a button in its field, and a line below the field while it does.
import { type ComponentType, createContext } from 'react';

export interface LiveFieldProps {
  /** Place of the property in the layer: `style.x`. */
  path: string;
  /** The field's label. */
  label: string;
}

export interface LiveFieldParts {
  /** In the field's box. Renders nothing for a property that cannot follow data. */
  Button: ComponentType<LiveFieldProps & { disabled: boolean }>;
  /** Below the field. Renders nothing for a property that follows no data. */
  Note: ComponentType<LiveFieldProps>;
}

/** Null outside the panel of layers. */
export const LiveFieldContext = createContext<LiveFieldParts | null>(null);
