// Sunrise, sunset and the moon's phase for a moment and a place, within a minute or two of an almanac.
import type { Place } from './watchState';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** 2000-01-01 12:00 UTC, the epoch of the formulas. */
const J2000 = Date.UTC(2000, 0, 1, 12);
/**
 * Zenith angle of the sun's centre at sunrise and sunset, degrees: half the disc plus refraction below the horizon
 * (NOAA).
 */
const HORIZON_ZENITH = 90.833;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Julian centuries since J2000. */
const centuries = (now: number) => (now - J2000) / DAY / 36_525;

/**
 * Position of the sun by NOAA's solar calculator (after Meeus): apparent longitude and declination in degrees, equation
 * of time in minutes.
 */
const sunAt = (now: number) => {
  const t = centuries(now);
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.439291 - t * (0.0130042 + t * (0.00000016 - t * 0.000000504)) + 0.00256 * cos(node);
  const declination = degrees(Math.asin(sin(obliquity) * sin(longitude)));
  const y = (sin(obliquity / 2) / cos(obliquity / 2)) ** 2;
  const equationOfTime =
    4 *
    degrees(
      y * sin(2 * meanLongitude) -
        2 * eccentricity * sin(anomaly) +
        4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
        0.5 * y * y * sin(4 * meanLongitude) -
        1.25 * eccentricity * eccentricity * sin(2 * anomaly),
    );
  return { longitude, declination, equationOfTime };
};

/**
 * Sunrise or sunset of the day whose solar noon is nearest to `noon` (ms), in ms since the epoch, rounded to the
 * minute. Null if the sun does not rise or set that day. Source: NOAA solar calculator equations; three iterations for
 * the hour angle.
 */
export const sunEvent = (event: 'sunrise' | 'sunset', noon: number, place: Place): number | null => {
  const first = Math.floor(noon / DAY) * DAY + (720 - 4 * place.longitude) * MINUTE;
  const meanNoon = first + Math.round((noon - first) / DAY) * DAY;
  const side = event === 'sunrise' ? -1 : 1;
  let moment = meanNoon;
  for (let round = 0; round < 3; round += 1) {
    const { declination, equationOfTime } = sunAt(moment);
    const cosine =
      (cos(HORIZON_ZENITH) - sin(place.latitude) * sin(declination)) / (cos(place.latitude) * cos(declination));
    if (!(Math.abs(cosine) <= 1)) return null;
    moment = meanNoon + (side * 4 * degrees(Math.acos(cosine)) - equationOfTime) * MINUTE;
  }
  return Math.round(moment / MINUTE) * MINUTE;
};

/**
 * Angle of the moon east of the sun along the ecliptic, 0 to 360 degrees, accurate to about 0.3 degrees (Meeus, chapter
 * 47, main terms).
 */
export const moonElongation = (now: number): number => {
  const t = centuries(now);
  const meanLongitude = 218.3164477 + 481_267.88123421 * t;
  const d = 297.8501921 + 445_267.1114034 * t;
  const sunAnomaly = 357.5291092 + 35_999.0502909 * t;
  const moonAnomaly = 134.9633964 + 477_198.8675055 * t;
  const f = 93.272095 + 483_202.0175233 * t;
  const longitude =
    meanLongitude +
    6.288774 * sin(moonAnomaly) +
    1.274027 * sin(2 * d - moonAnomaly) +
    0.658314 * sin(2 * d) +
    0.213618 * sin(2 * moonAnomaly) -
    0.185116 * sin(sunAnomaly) -
    0.114332 * sin(2 * f) +
    0.058793 * sin(2 * d - 2 * moonAnomaly) +
    0.057066 * sin(2 * d - sunAnomaly - moonAnomaly) +
    0.053322 * sin(2 * d + moonAnomaly) +
    0.045758 * sin(2 * d - sunAnomaly) -
    0.040923 * sin(sunAnomaly - moonAnomaly) -
    0.03472 * sin(d) -
    0.030383 * sin(sunAnomaly + moonAnomaly);
  return (((longitude - sunAt(now).longitude) % 360) + 360) % 360;
};

/** The eight phases, index 0 to 7 (spec 3: from New Moon to Morning Crescent). */
export const MOON_PHASES = [
  'New Moon',
  'Evening Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Morning Crescent',
] as const;

/** Index of the moon's phase, 0 to 7. Each phase covers an eighth of the circle, centred on its own elongation. */
export const moonPhase = (now: number): number => Math.round(moonElongation(now) / 45) % 8;
