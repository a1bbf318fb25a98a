// A small store image of a face, by its reference on this device or on the server.
import { ImageOff } from 'lucide-react';
import { useImageSrc } from '@/forms/useImageSrc';

export function StorePicture({ url, alt }: { url: string; alt: string }) {
  const src = useImageSrc(url);
  return (
    <span className="keep-colors grid size-20 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-bezel text-[#9aa4b5]">
      {src ? (
        <img src={src} alt={alt} className="size-full object-contain" />
      ) : (
        <ImageOff size={18} aria-hidden="true" />
      )}
    </span>
  );
}
