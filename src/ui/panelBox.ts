// The frame of a part of a page.
export const PANEL_BOX = 'rounded-xl border border-line bg-panel p-4 sm:p-5';
