// Draws a preserved part with the live watch. Parses its SVG text into allowed elements; never sets markup as HTML.
import { createElement, type ReactNode, useCallback, useId, useMemo, useSyncExternalStore } from 'react';
import { readXml } from '@/bytes/xml/readXml';
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import { useAsset } from '../AssetSvg';
import { SlotIconSvg } from '../googleComplication/SlotIconSvg';
import { SLOT_ICONS } from '../googleComplication/slotIcons';
import { KeptSvg } from '../KeptSvg';
import { useFaceMode } from '../ModeSvg';
import { inMode } from '../modeShown';
import type { NodeProps } from '../nodeProps';
import { useWatch } from '../WatchSvg';
import { drawnElement, partDocument, partReader, SLOT_ICON_ADDRESS } from './drawPart';
import type { Resources } from './partResources';
import { slotIconOf } from './partSlots';
import { isLiving } from './partText';
import { follows, NO_PUBLISHERS } from './publishers';
import { useFaceRest, usePublishers } from './RestSvg';
import { SVG_ELEMENTS, svgProps } from './svgElements';

const WHITE = '#ffffff';

function IconSvg({ attributes, address }: { attributes: XmlElement['attributes']; address: string }) {
  const slotIcon = slotIconOf(address.slice(SLOT_ICON_ADDRESS.length));
  const icon = Object.entries(SLOT_ICONS).find(([name]) => name === slotIcon?.icon)?.[1];
  if (!slotIcon || !icon) return null;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attributes[name] ?? 0),
  );
  const size = Math.min(width, height);
  const at = { x: x + width / 2, y: y + height / 2, size };
  const drawn = <SlotIconSvg icon={icon} {...at} color={WHITE} isPhoto={slotIcon.isPhoto} />;
  return attributes.filter === undefined ? drawn : <g {...svgProps({ filter: attributes.filter })}>{drawn}</g>;
}

function ImageSvg({ attributes }: { attributes: XmlElement['attributes'] }) {
  const { href: address = '', ...others } = svgProps(attributes);
  const asset = useAsset(String(address));
  return asset.status === 'ready' ? <image href={asset.src} {...others} /> : null;
}

function pictureOf({ attributes }: XmlElement, key: number): ReactNode {
  const { href = '' } = attributes;
  return href.startsWith(SLOT_ICON_ADDRESS) ? (
    <IconSvg key={key} attributes={attributes} address={href} />
  ) : (
    <ImageSvg key={key} attributes={attributes} />
  );
}

function drawnNode(node: XmlNode, key: number): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind !== 'element' || !SVG_ELEMENTS.has(node.name)) return null;
  if (node.name === 'image') return pictureOf(node, key);
  return createElement(node.name, { key, ...svgProps(node.attributes) }, ...node.children.map(drawnNode));
}

/** The text as elements; null if it is not well-formed XML. */
function drawnTree(markup: string): ReactNode {
  const read = readXml(`<g>${markup}</g>`, { keepSpaces: true });
  return read.ok ? read.root.children.map(drawnNode) : null;
}

interface PartText extends Resources {
  xml: string;
}

/** The part's current markup; re-renders only when it changes. */
function useMarkup({ xml, pictures, fonts, strings }: PartText): string {
  const watch = useWatch();
  const mode = useFaceMode();
  const rest = useFaceRest();
  const around = usePublishers();
  const publishers = follows(xml) ? around : NO_PUBLISHERS;
  const prefix = `p${useId().replace(/\W/g, '_')}`;
  const read = useMemo(() => {
    const document = partDocument(xml, rest);
    const own = { pictures, fonts, strings };
    return document ? partReader({ document, publishers, own, rest, mode, prefix }, xml, watch) : () => '';
  }, [xml, pictures, fonts, strings, rest, publishers, mode, prefix, watch]);
  const follow = useCallback((listener: () => void) => watch.subscribeState(listener), [watch]);
  return useSyncExternalStore(follow, read, read);
}

/** A part in px of its face. */
export function PartMarkupSvg({ part }: { part: PartText }) {
  const markup = useMarkup(part);
  return useMemo(() => drawnTree(markup), [markup]);
}

/** Whether the part is intentionally invisible in this mode. */
function isClearIn(text: string, mode: ModeName): boolean {
  const element = drawnElement(text);
  return element !== null && inMode(element, mode) === null;
}

/** Drawn in px of the layer. If nothing shows although this mode should, an outline in the editor. */
export function DrawnPartSvg(props: NodeProps<'watch_part'>) {
  const { style } = props.node;
  const markup = useMarkup(style);
  const mode = useFaceMode();
  const isClear = useMemo(() => isClearIn(style.xml, mode), [style.xml, mode]);
  const tree = useMemo(() => drawnTree(markup), [markup]);
  if (markup === '') return isClear ? null : <KeptSvg {...props} />;
  const away = style.fromX !== 0 || style.fromY !== 0;
  return (
    <g
      data-part={isLiving(style.xml) ? 'live' : 'still'}
      transform={away ? `translate(${-style.fromX} ${-style.fromY})` : undefined}
    >
      {tree}
    </g>
  );
}
