// The overseas build: English by default, email and password or a third party, a watch in New York.
import type { BuildProfile } from './buildProfile';

export const overseas: BuildProfile = {
  defaultLanguage: 'en',
  oversea: true,
  accountKind: 'email',
  signInWays: ['password'],
  registers: true,
  offersThirdParty: true,
  upgradeWords: 'long',
  place: { latitude: 40.7128, longitude: -74.006 },
  timeZone: 'America/New_York',
};
