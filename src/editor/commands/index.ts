// The registry of commands, from which shortcuts, context menus, toolbars and the help dialog are generated.
import { addNode } from './addNode';
import { ALIGN_COMMANDS, CENTRE_COMMANDS, DISTRIBUTE_COMMANDS } from './align';
import { copy, cut, duplicate, paste } from './clipboard';
import { showContactSheet } from './contactSheet';
import { addCopy, removeCopy, switchCopy, updateCopy } from './copies';
import type { Command } from './defineCommand';
import { describeFace } from './describeFace';
import { editPoints } from './editPoints';
import { editText, replaceTag } from './editText';
import { exportFile } from './exportFile';
import { fitTextBox, fitTextSize } from './fitText';
import { toggleGlow, toggleLock, toggleOutline, toggleShadow, toggleVisible } from './flags';
import { enterGroup, group, leaveGroup, ungroup } from './groups';
import { showAmbient, showNormal } from './modes';
import { NUDGES } from './nudge';
import { openAddMenu } from './openAddMenu';
import { openCheck } from './openCheck';
import { openOptions } from './openOptions';
import { openThemes } from './openThemes';
import { moveTo, ORDER_COMMANDS } from './order';
import { PANEL_COMMANDS } from './panels';
import { PIVOT_COMMANDS } from './pivot';
import { openPreview, togglePlay } from './playback';
import { publish } from './publish';
import { moveIntoGroup, moveOutOfGroup } from './regroup';
import { removeBackground } from './removeBackground';
import { removeNodes } from './removeNodes';
import { rename, renameDesign, startRename } from './rename';
import { replaceImages } from './replaceImages';
import { PICTURE_COMMANDS } from './replacePicture';
import { RESIZES } from './resizeByKeys';
import { TURN_COMMANDS } from './rotateByKeys';
import { select, selectAll, selectNext, selectNone, selectPrevious } from './select';
import { NEAREST } from './selectNearest';
import {
  describeSelection,
  focusProperties,
  openGuide,
  redo,
  save,
  showCommandMenu,
  showHelp,
  showMessages,
  undo,
} from './session';
import { setFact } from './setFact';
import { setField } from './setField';
import { setHand } from './setHand';
import { setThemeColors } from './setThemeColors';
import { startPen } from './startPen';
import { moveNodes, resizeNodes, rotateNodes } from './transformNodes';
import { saveAsNew, showVersions } from './versions';
import {
  clearGuides,
  editGuides,
  fit,
  PANS,
  showDistances,
  TOGGLES,
  zoom100,
  zoomIn,
  zoomOut,
  zoomToSelection,
} from './view';

/** All commands, in the order of the help dialog and the menus. */
export const COMMANDS: readonly Command[] = [
  save,
  saveAsNew,
  showVersions,
  publish,
  exportFile,
  openCheck,
  showContactSheet,
  showCommandMenu,
  openGuide,
  showHelp,
  showMessages,
  renameDesign,
  setThemeColors,
  openThemes,
  openOptions,
  addCopy,
  updateCopy,
  removeCopy,
  undo,
  redo,
  cut,
  copy,
  paste,
  duplicate,
  removeNodes,
  select,
  selectAll,
  enterGroup,
  leaveGroup,
  selectNone,
  selectNext,
  selectPrevious,
  ...NEAREST,
  focusProperties,
  describeSelection,
  describeFace,
  ...NUDGES,
  ...RESIZES,
  ...TURN_COMMANDS,
  moveNodes,
  resizeNodes,
  rotateNodes,
  ...ALIGN_COMMANDS,
  ...DISTRIBUTE_COMMANDS,
  ...CENTRE_COMMANDS,
  ...PIVOT_COMMANDS,
  ...ORDER_COMMANDS,
  moveTo,
  group,
  ungroup,
  moveIntoGroup,
  moveOutOfGroup,
  openAddMenu,
  startPen,
  addNode,
  editText,
  editPoints,
  replaceTag,
  fitTextSize,
  fitTextBox,
  startRename,
  rename,
  setField,
  replaceImages,
  ...PICTURE_COMMANDS,
  removeBackground,
  setFact,
  setHand,
  toggleVisible,
  toggleLock,
  toggleShadow,
  toggleGlow,
  toggleOutline,
  togglePlay,
  showNormal,
  showAmbient,
  openPreview,
  ...PANEL_COMMANDS,
  switchCopy,
  zoomIn,
  zoomOut,
  zoom100,
  fit,
  zoomToSelection,
  showDistances,
  ...PANS,
  ...Object.values(TOGGLES),
  editGuides,
  clearGuides,
];
