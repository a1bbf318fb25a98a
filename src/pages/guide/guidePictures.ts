// Screenshots in each language, by name. tests/support/guidePictures.mjs makes them from the product.
import { languageChain } from '@/schemas/languages';

const files = import.meta.glob<string>('../../../locales/*/guide/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface GuidePicture {
  url: string;
  /** In CSS px. The images have two pixels per px. */
  width: number;
  height: number;
}

const SIZE = /\.(\d+)x(\d+)\.webp$/;

/** The image with that name, from the language or its fallback. Its file is `<name>.<width>x<height>.webp`. */
export function guidePicture(language: string, name: string): GuidePicture | null {
  const [path] = languageChain(language).flatMap((id) =>
    Object.keys(files).filter((file) => file.startsWith(`../../../locales/${id}/guide/${name}.`)),
  );
  const [, width, height] = (path && SIZE.exec(path)) || [];
  const url = path && files[path];
  return url && width && height ? { url, width: Number(width), height: Number(height) } : null;
}
