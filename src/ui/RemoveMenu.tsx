// A button that deletes something in use; its menu offers the replacements.
import { Trash2 } from 'lucide-react';
import { Menu, type MenuProps } from './Menu';

interface RemoveMenuProps {
  /** Name of the button. */
  label: string;
  /** Heading of the menu: what is deleted, and that something replaces it. */
  heading: string;
  /** Each deletes the thing. */
  items: MenuProps['items'];
}

export function RemoveMenu({ label, heading, items }: RemoveMenuProps) {
  return (
    <Menu
      iconOnly
      variant="ghost"
      size="sm"
      label={label}
      icon={<Trash2 size={14} />}
      anchor="bottom end"
      className="!min-w-7"
      items={[{ kind: 'heading', id: 'instead', label: heading }, ...items]}
    />
  );
}
