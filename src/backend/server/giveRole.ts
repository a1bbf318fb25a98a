// Server command that gives an account a role. No API call can.

import type { Uow } from '@/backend/shared/ports';
import { isEmail, isPhone, normalEmail, normalPhone, type Role } from '@/schemas/session';

/** False if no account has this phone number or email address. */
export function giveRole(uow: Uow, role: Role, account: string): Promise<boolean> {
  const key = isPhone(account)
    ? ({ by: 'phone', of: normalPhone(account) } as const)
    : ({ by: 'email', of: normalEmail(account) } as const);
  if (key.by === 'email' && !isEmail(account)) return Promise.resolve(false);
  return uow.rw(['users'], async (tx) => {
    const [user] = await tx.list('users', { ...key, order: 'ascending', limit: 1 });
    if (!user) return false;
    await tx.put('users', { ...user, roles: [...new Set([...user.roles, role])] });
    return true;
  });
}
