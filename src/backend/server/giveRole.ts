// A command of the server: gives an account the moderator's role. No call can.
import { isEmail, isPhone, normalEmail, normalPhone } from '@/schemas/session';
import type { Uow } from '../ports';

/** False where no account has this phone number or address. */
export function giveModerator(uow: Uow, account: string): Promise<boolean> {
  const key = isPhone(account)
    ? ({ by: 'phone', of: normalPhone(account) } as const)
    : ({ by: 'email', of: normalEmail(account) } as const);
  if (key.by === 'email' && !isEmail(account)) return Promise.resolve(false);
  return uow.rw(['users'], async (tx) => {
    const [user] = await tx.list('users', { ...key, order: 'ascending', limit: 1 });
    if (!user) return false;
    await tx.put('users', { ...user, roles: [...new Set([...user.roles, 'moderator' as const])] });
    return true;
  });
}
