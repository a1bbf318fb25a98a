// The product's pictures for the examples: `art:<folder>/<file>` to the address of the built file.
interface PictureContext {
  (path: string): string;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    /** Of the bundler of this site: the files of a folder. */
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): PictureContext;
  }
}

const files = import.meta.webpackContext('../../../schemas/templates/art', {
  recursive: true,
  regExp:
    /^\.\/(starter|week-en|week-zh|tempo|meridian|pulse|slab|solstice|harbor|digits-bold|weather-color|moon-photo)\/[^/]+\.(png|jpg)$/,
});
const paths = new Set(files.keys());

/** For the drawing of faces. */
export const artSource = {
  resolve(ref: string): string | undefined {
    const path = ref.replace(/^art:/, './');
    return paths.has(path) ? files(path) : undefined;
  },
};
