// Images of the profile: chosen, checked and stored on this device like any image, and shown by their reference.
import type { ReactNode } from 'react';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { useDevicePictures } from '@/service/pictures/useDevicePictures';

export function ProfilePictures({ children }: { children: ReactNode }) {
  return <PictureServiceContext value={useDevicePictures()}>{children}</PictureServiceContext>;
}
