// One of the two rows of live faces on Home. Loads with the templates and the font after the page's text.

import { useMemo } from 'react';
import { TEMPLATES } from '@/schemas/templates/index';
import { FACE_PARTS, type FacePart } from './HomePlaces';
import { TemplateFaces } from './TemplateFaces';

export interface HomeFacesProps {
  part: FacePart;
  playing: boolean;
  onStart(template: string): void;
}

export function HomeFaces({ part, playing, onStart }: HomeFacesProps) {
  const { from, count, className } = FACE_PARTS[part];
  const templates = useMemo(() => TEMPLATES.slice(from, from + count), [from, count]);
  return <TemplateFaces templates={templates} playing={playing} className={className} onStart={onStart} />;
}
