// Screenshots in each language, by name. tests/support/guidePictures.mjs makes them from the product.
import type { DataLanguage } from '@/schemas/languages';

const files = import.meta.glob<string>('./pictures/*/*.webp', {
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

/** The image with that name. Its file is `<name>.<width>x<height>.webp`. */
export function guidePicture(language: DataLanguage, name: string): GuidePicture | null {
  const path = Object.keys(files).find((file) => file.startsWith(`./pictures/${language}/${name}.`));
  const [, width, height] = (path && SIZE.exec(path)) || [];
  const url = path && files[path];
  return url && width && height ? { url, width: Number(width), height: Number(height) } : null;
}
