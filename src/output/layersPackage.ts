// Writes the package of a copy for the manufacturer of a chip watch: a zip with its layers in order, pictures and
// previews (docs/chip-package.md).
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { writeZip } from '@/bytes/zip/writeZip';
import { copyWith, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { listOfDefaults } from '@/face/nodes/defaultChoices';
import { mapped } from '@/face/nodes/mapped';
import { policyOf } from '@/face/platforms';
import { canvasSize, type FaceCopy, type ModeName, modeName } from '@/schemas/design';
import { withImageRefs } from '@/schemas/imageRefs';
import { LAYERS_FORMAT, LAYERS_MANIFEST, LAYERS_VERSION } from '@/schemas/layersManifest';
import type { FaceNode } from '@/schemas/nodes';
import type { PackageMark } from '@/schemas/packageMark';
import { bakedLayers } from './bakedLayers';
import { markEntries } from './markEntries';
import type { ProjectImages } from './projectFile';
import { pictureFiles } from './projectZip';
import type { DecodePicture } from './watchFace/finishedPicture';

const README = `A Dialwright watch face for an ASR watch (package version ${LAYERS_VERSION}).
manifest.json
  canvas    size in px and shape
  modes     normal and ambient (null: there is none): layers from the bottom to the top, each with its style and, where it shows
            live data, its element (name, type 1 to 17, level); the first is the background color
  pictures  type, size in px and bytes of each picture; layers name them by their path in this file
  previews  the face at 08:59:08
Coordinates are px of the canvas from its top left corner, angles degrees clockwise, colors #rrggbb or #rrggbbaa.
`;

export interface LayersPackage {
  /** In each language; empty if the design has no such name. */
  name: { zh: string; en: string };
  copy: FaceCopy;
  /** Every picture of the copy. */
  images: ProjectImages;
  /** PNG files of the existing modes, drawn at 08:59:08. */
  previews: ReadonlyMap<ModeName, Uint8Array<ArrayBuffer>>;
  /** Origin of the package; absent if not needed. */
  mark?: PackageMark;
}

const withoutRoles = (node: FaceNode): FaceNode =>
  Object.keys(rolesOf(node)).length === 0 ? node : withRoles(node, {});

/** Index entry of each picture file. */
function listed(images: ProjectImages, paths: ReadonlyMap<string, string>): Record<string, object> {
  const rows = [...images].flatMap(([ref, { type, bytes }]) => {
    const header = pictureHeader(bytes);
    const path = paths.get(ref);
    return header && path ? [[path, { type, width: header.width, height: header.height, bytes: bytes.length }]] : [];
  });
  return Object.fromEntries(rows);
}

/** The bytes of the package; deterministic. `decode` reads the pictures into which shadows are drawn. */
export async function writeLayersPackage(
  { name, copy: designed, images: given, previews, mark }: LayersPackage,
  decode: DecodePicture,
): Promise<Uint8Array<ArrayBuffer>> {
  // A chip watch offers no choice: its layers have the colors and the default choices alone.
  const chosen = copyWith(designed, (list) => mapped(listOfDefaults(list, designed.options), withoutRoles));
  const { copy, images } = await bakedLayers(chosen, given, decode);
  const { elementOf } = policyOf(copy.platform);
  const { entries, paths } = await pictureFiles(images);
  const layersOf = (mode: ModeName) =>
    copy[mode]?.nodeList.map((node) => ({ ...withImageRefs(node, paths), element: elementOf(node) })) ?? null;
  const previewName = (mode: ModeName) => `previews/${mode}.png`;
  const manifest = {
    format: LAYERS_FORMAT,
    version: LAYERS_VERSION,
    name,
    canvas: { ...canvasSize(copy.ratio), shape: copy.shape },
    previews: Object.fromEntries([...previews.keys()].map((mode) => [mode, previewName(mode)])),
    pictures: listed(images, paths),
    modes: Object.fromEntries(modeName.options.map((mode) => [mode, layersOf(mode)])),
  };
  return writeZip([
    { name: 'README.txt', bytes: new TextEncoder().encode(README) },
    { name: LAYERS_MANIFEST, bytes: new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`) },
    ...[...previews].map(([mode, bytes]) => ({ name: previewName(mode), bytes, stored: true })),
    ...entries,
    ...markEntries(mark),
  ]);
}
