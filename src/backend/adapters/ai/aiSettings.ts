// AI settings of a server: keys are sent only to these URLs (docs/rules/reliability.md X5).

export interface ModelSettings {
  /** Base URL of an OpenAI-compatible API including its version: `https://api.example/v1`. */
  url: string;
  key: string | undefined;
  /** Null: the feature is off. */
  textModel: string | null;
  imageModel: string | null;
  /** In the API's notation: `1024x1024`. */
  imageSize: string;
  /** Pictures per task. */
  images: number;
}

/** A service that accepts a picture as the form field `file` and returns a PNG without background. */
export interface BackgroundSettings {
  url: string;
  key: string | undefined;
}

export interface AiSettings {
  models: ModelSettings | null;
  backgrounds: BackgroundSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;
const IMAGES_MAX = 8;

/** An http address without its last slashes; null without a text. Throws an `Error` that names the setting. */
export function addressOf(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name}: "${text}" is no address`);
  return text.replace(/\/+$/, '');
}

/** Reads the settings. Throws an error with a printable message, which never contains a key. */
export function readAiSettings(env: Environment): AiSettings {
  const url = addressOf('AI_URL', env.AI_URL);
  const [textModel, imageModel] = [env.AI_TEXT_MODEL || null, env.AI_IMAGE_MODEL || null];
  const images = Number(env.AI_IMAGES || 4);
  if (!Number.isInteger(images) || images < 1 || images > IMAGES_MAX)
    throw new Error(`AI_IMAGES: "${env.AI_IMAGES}" is no number from 1 to ${IMAGES_MAX}`);
  if (url && !textModel && !imageModel) throw new Error('AI_URL needs AI_TEXT_MODEL or AI_IMAGE_MODEL');
  const background = addressOf('BACKGROUND_URL', env.BACKGROUND_URL);
  return {
    models: url
      ? {
          url,
          key: env.AI_KEY || undefined,
          textModel,
          imageModel,
          imageSize: env.AI_IMAGE_SIZE || '1024x1024',
          images,
        }
      : null,
    backgrounds: background ? { url: background, key: env.BACKGROUND_KEY || undefined } : null,
  };
}
