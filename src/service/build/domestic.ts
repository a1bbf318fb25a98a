// The domestic build: Chinese by default, phone with code or password, a watch in Beijing.
import type { BuildProfile } from './buildProfile';

export const domestic: BuildProfile = {
  defaultLanguage: 'zh',
  oversea: false,
  accountKind: 'phone',
  signInWays: ['code', 'password'],
  registers: false,
  offersThirdParty: false,
  upgradeWords: 'short',
  place: { latitude: 39.9042, longitude: 116.4074 },
  timeZone: 'Asia/Shanghai',
};
