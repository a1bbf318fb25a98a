// A designer's picture, or the first letter of their name where there is none.
import { useImageSrc } from '@/forms/useImageSrc';
import { firstGrapheme } from '@/schemas/graphemes';

/** `size` in px. Says nothing to screen readers: the name stands beside it. */
export function Avatar({ avatar, name, size }: { avatar: string; name: string; size: number }) {
  const src = useImageSrc(avatar);
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-raised font-semibold text-accent"
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : firstGrapheme(name.trim()).toUpperCase()}
    </span>
  );
}
