// The places of the navigation in their groups, with the roles that see them.
import {
  ChartColumn,
  CircleHelp,
  HandCoins,
  House,
  IdCard,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import type { User } from '@/schemas/session';
import { build } from '@/service/build/build';

export interface Place {
  to: string;
  key:
    | 'shell.home'
    | 'shell.designs'
    | 'shell.dashboard'
    | 'shell.earnings'
    | 'shell.moderation'
    | 'shell.payouts'
    | 'shell.profile'
    | 'shell.help';
  Icon: LucideIcon;
  /** Includes the pages below its address. */
  hasPages?: boolean;
  /** Only users with this role see the place. */
  role?: User['roles'][number];
}

export interface PlaceGroup {
  /** Null for the first group, which needs no name. */
  name: 'shell.management' | 'shell.account' | null;
  places: readonly Place[];
}

export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    name: null,
    places: [
      { to: '/', key: 'shell.home', Icon: House },
      { to: '/dialList', key: 'shell.designs', Icon: LayoutGrid },
    ],
  },
  {
    name: 'shell.management',
    places: [
      { to: '/management', key: 'shell.dashboard', Icon: ChartColumn },
      { to: '/management/earnings', key: 'shell.earnings', Icon: Wallet },
      { to: '/moderation', key: 'shell.moderation', Icon: ShieldCheck, role: 'moderator' },
      { to: '/operator', key: 'shell.payouts', Icon: HandCoins, role: 'operator' },
    ],
  },
  {
    name: 'shell.account',
    places: [
      { to: '/profile', key: 'shell.profile', Icon: IdCard },
      // A build with its own help document links to it from the footer.
      ...(build.helpLink ? [] : [{ to: '/help', key: 'shell.help', Icon: CircleHelp, hasPages: true } as const]),
    ],
  },
];
