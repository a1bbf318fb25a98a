// A designer's avatar image, or the first letter of their name.
import { useImageSrc } from '@/forms/useImageSrc';
import { firstGrapheme } from '@/schemas/graphemes';

/** `size` in px. Hidden from screen readers, because the name is beside it. */
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
