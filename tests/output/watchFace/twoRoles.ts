// A color theme with two roles and two choices.
import type { FaceTheme } from '@/schemas/theme';

export const TWO_ROLES: FaceTheme = {
  id: 'themeColor',
  roles: [
    { id: 'accent', name: 'Accent' },
    { id: 'main', name: 'Main' },
  ],
  choices: [
    { id: 'choice1', name: 'Lagoon', colors: ['#00ffcc', '#eeeeee'] },
    { id: 'choice2', name: 'Ember', colors: ['#ff0000', '#ffee00'] },
  ],
};
