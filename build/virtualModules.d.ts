/** The script of `src/embed/page.tsx` in one piece, by `build/facePage.ts`. */
declare module 'virtual:face-page' {
  export const script: string;
}
