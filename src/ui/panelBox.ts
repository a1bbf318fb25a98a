// The frame of a page section.
export const PANEL_BOX = 'rounded-xl border border-line bg-panel p-4 sm:p-5';
