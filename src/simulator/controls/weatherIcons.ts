// Icons of the ten weather conditions in order (docs/rules/product.md, WCCI 0 to 9); decorative beside their names.
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Snowflake,
  Sun,
  Wind,
} from 'lucide-react';

/** clear, partly cloudy, cloudy, fog, light rain, rain, thunderstorm, snow, sleet, wind */
export const WEATHER_ICONS: readonly LucideIcon[] = [
  Sun,
  CloudSun,
  Cloud,
  CloudFog,
  CloudDrizzle,
  CloudRain,
  CloudLightning,
  Snowflake,
  CloudSnow,
  Wind,
];
