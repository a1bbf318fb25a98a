// Names of the templates, for faces named after theirs: the product's names, which the backend cannot read from the
// locales.

export const TEMPLATE_NAMES = {
  meridian: ['子午', 'Meridian'],
  pulse: ['脉动', 'Pulse'],
  solstice: ['至夜', 'Solstice'],
  slab: ['巨字', 'Slab'],
  harbor: ['港湾', 'Harbor'],
  tempo: ['转速', 'Tempo'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;
