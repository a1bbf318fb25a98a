// Resolves elements for one mode: applies or removes the always-on variants.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';

const variantsOf = (element: XmlElement): readonly XmlElement[] => elementsOf(element, 'Variant');

/** The attributes in always-on. */
const varied = (element: XmlElement): XmlElement['attributes'] =>
  Object.fromEntries([
    ...Object.entries(element.attributes),
    ...variantsOf(element).flatMap(({ attributes: { mode, target, value } }) =>
      mode === 'AMBIENT' && target !== undefined && value !== undefined ? [[target, value.trim()] as const] : [],
    ),
  ]);

/** Whether a formula controls its opacity. */
const fades = (element: XmlElement): boolean =>
  elementsOf(element).some(
    ({ name, attributes }) =>
      (name === 'Transform' && attributes.target === 'alpha') ||
      name === 'Reference' ||
      (name === 'Gyro' && attributes.alpha !== undefined),
  );

const isClear = (element: XmlElement, { alpha }: XmlElement['attributes']): boolean =>
  alpha !== undefined && alpha.trim() !== '' && Number(alpha) === 0 && !fades(element);

/** The element in one mode, without variants; null if it is fully transparent there. */
export function inMode(element: XmlElement, mode: ModeName): XmlElement | null {
  const attributes = mode === 'ambient' ? varied(element) : element.attributes;
  if (isClear(element, attributes)) return null;
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== 'element') return [child];
    const shown = child.name === 'Variant' ? null : inMode(child, mode);
    return shown ? [shown] : [];
  });
  return { ...element, attributes, children };
}
