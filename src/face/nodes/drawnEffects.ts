// What draws the effects of layers, as one file to load.
export { GroupShadowSvg } from './group/GroupShadowSvg';
export { GradientFillSvg } from './progress/GradientFillSvg';
export { ShadowSvg } from './ShadowSvg';
export { TextEffectsSvg } from './text/TextEffectsSvg';
