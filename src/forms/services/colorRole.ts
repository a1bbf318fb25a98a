// Whether the color of a field follows a role of the face's theme: a line below the field, and choices in its picker.
import { type ComponentType, createContext } from 'react';

export interface ColorRoleProps {
  /** Place of the color in the layer: `style.fill`. */
  path: string;
  /** The field's label. */
  label: string;
}

export interface ColorRoleParts {
  /** Below the field. Renders nothing for a color that follows no role. */
  Note: ComponentType<ColorRoleProps>;
  /** In the picker. Renders nothing for a color that cannot follow a role. */
  Choices: ComponentType<ColorRoleProps>;
}

/** Null outside the panel of layers. */
export const ColorRoleContext = createContext<ColorRoleParts | null>(null);
