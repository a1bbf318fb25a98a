// The network address that a call is counted for, behind the proxies that the operator trusts.
import { BlockList, isIP } from 'node:net';

/** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
export interface TrustedProxies {
  has(address: string): boolean;
  /** Addresses and networks that are named. */
  count: number;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Without port, brackets, zone and the IPv6 notation of an IPv4 address; empty for anything else than an address. */
function bare(text: string): string {
  const trimmed = text.trim();
  const inner = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const plain = inner.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? '' : plain;
}

/** Parses `10.0.0.0/8, ::1`. Throws an `Error` that names the setting. */
export function readTrustedProxies(parts: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const part of parts) {
    const [address = '', bits, ...more] = part.split('/');
    const most = familyOf(address) === 'ipv6' ? 128 : 32;
    const isGood = isIP(address) !== 0 && more.length === 0;
    if (!isGood || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)))
      throw new Error(`TRUSTED_PROXIES: "${part}" is neither an address nor a network such as 10.0.0.0/8`);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return { has: (address) => list.check(address, familyOf(address)), count: parts.length };
}

/** The first 64 bits of an IPv6 address: one customer has all addresses behind them. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - groups(tail).length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  const parts = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${parts.join(':')}::/64`;
}

/**
 * The caller's address. Proxies append the address that they see, so the list is read from its end as long as the
 * sender of an entry is trusted. What an untrusted sender claims does not count.
 */
export function callerAddress(peer: string, forwarded: string | null, trusted: TrustedProxies): string {
  let address = bare(peer);
  const hops = (forwarded ?? '').split(',').map(bare);
  while (address !== '' && trusted.has(address)) {
    const before = hops.pop();
    if (!before) break;
    address = before;
  }
  return familyOf(address) === 'ipv6' ? network(address) : address;
}

/** The first untrusted sender of `X-Forwarded-For`, once: probably a proxy that the operator forgot to name. */
export function firstUnknownProxy(trusted: TrustedProxies): (peer: string, forwarded: string | null) => string | null {
  let isFound = false;
  return (peer, forwarded) => {
    const address = bare(peer);
    if (isFound || forwarded === null || address === '' || trusted.has(address)) return null;
    isFound = true;
    return address;
  };
}
