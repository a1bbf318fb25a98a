// Locations for the simulated watch: a dozen cities with their zones, from the tropics to the polar day.
import type { WatchState } from '@/face/dataTags/watchState';

export interface City extends Pick<WatchState, 'zone' | 'place'> {
  /** Name: `cities.<key>` of the namespace `simulator`. */
  key: string;
}

const city = (key: string, zone: string, latitude: number, longitude: number): City => ({
  key,
  zone,
  place: { latitude, longitude },
});

/** From east to west, starting at the date line. */
export const CITIES: readonly City[] = [
  city('auckland', 'Pacific/Auckland', -36.8485, 174.7633),
  city('sydney', 'Australia/Sydney', -33.8688, 151.2093),
  city('tokyo', 'Asia/Tokyo', 35.6762, 139.6503),
  city('beijing', 'Asia/Shanghai', 39.9042, 116.4074),
  city('singapore', 'Asia/Singapore', 1.3521, 103.8198),
  city('kathmandu', 'Asia/Kathmandu', 27.7172, 85.324),
  city('delhi', 'Asia/Kolkata', 28.6139, 77.209),
  city('dubai', 'Asia/Dubai', 25.2048, 55.2708),
  city('nairobi', 'Africa/Nairobi', -1.2921, 36.8219),
  city('tromso', 'Europe/Oslo', 69.6492, 18.9553),
  city('paris', 'Europe/Paris', 48.8566, 2.3522),
  city('london', 'Europe/London', 51.5074, -0.1278),
  city('reykjavik', 'Atlantic/Reykjavik', 64.1466, -21.9426),
  city('saoPaulo', 'America/Sao_Paulo', -23.5505, -46.6333),
  city('newYork', 'America/New_York', 40.7128, -74.006),
  city('losAngeles', 'America/Los_Angeles', 34.0522, -118.2437),
  city('honolulu', 'Pacific/Honolulu', 21.3069, -157.8583),
];

/** The city at the watch's location, if listed. */
export const cityAt = ({ zone, place }: Pick<WatchState, 'zone' | 'place'>): City | undefined =>
  CITIES.find(
    (one) => one.zone === zone && one.place.latitude === place.latitude && one.place.longitude === place.longitude,
  );
