// The address that a call is counted for: the connection's, or what trusted proxies report.
import { describe, expect, it } from 'vitest';
import { callerAddress, firstUnknownProxy, readTrustedProxies } from '@/backend/server/callerAddress';

const NOBODY = readTrustedProxies([]);
const PROXIES = readTrustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['::ffff:203.0.113.7', null, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', null, '2001:db8:1:2::/64'],
    ['2001:db8::1%eth0', null, '2001:db8:0:0::/64'],
    ['::1', null, '0:0:0:0::/64'],
    ['', null, ''],
  ])('of %s with forwarded %s is %s without trusted proxies', (peer, forwarded, address) => {
    expect(callerAddress(peer, forwarded, NOBODY)).toBe(address);
  });

  it.each([
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    // A caller who sends the header is appended to the claim.
    ['127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '192.0.2.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['fd12::1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '192.0.2.9, unknown, 10.1.2.3', '10.1.2.3'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ])('of %s with forwarded %s is %s behind trusted proxies', (peer, forwarded, address) => {
    expect(callerAddress(peer, forwarded, PROXIES)).toBe(address);
  });

  it('names an untrusted sender of the header once', () => {
    const unknown = firstUnknownProxy(PROXIES);
    expect(unknown('10.0.0.1', '198.51.100.1')).toBeNull();
    expect(unknown('203.0.113.7', null)).toBeNull();
    expect(unknown('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(unknown('203.0.113.8', '198.51.100.1')).toBeNull();
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0/8', ''])(
    'refuses %j as a trusted proxy',
    (part) => {
      expect(() => readTrustedProxies([part])).toThrow('TRUSTED_PROXIES');
    },
  );
});
