// User settings: declared once for the face, and elements of the scene that depend on them.
import { anyText, boolean, oneOf, optionColours, textList } from '../valueTypes';
import { between, type ElementRows, may, need, one, some } from './elementRow';
import { DRAWN } from './shared';

const SHOWN = { displayName: may(anyText), icon: may(anyText), screenReaderText: may(anyText) };
const SETTING = {
  ...SHOWN,
  id: need(anyText),
  displayName: need(anyText),
  defaultValue: need(anyText),
  highlight: may(anyText, 4),
};
const OPTION = { ...SHOWN, id: need(anyText) };

export const configurationElements: ElementRows = {
  UserConfigurations: {
    children: [
      between(
        1,
        20,
        ...['Setting.BooleanConfiguration', 'Setting.ListConfiguration', 'ColorConfiguration', 'PhotosConfiguration'],
        'Flavors',
      ),
    ],
  },
  'Setting.BooleanConfiguration': { attributes: SETTING },
  'Setting.ListConfiguration': { attributes: SETTING, children: [between(1, 100, 'Setting.ListOption')] },
  'Setting.ListOption': {
    attributes: { ...OPTION, childSettingIds: may(textList, 5), complicationSlotIds: may(textList, 5) },
  },
  ColorConfiguration: { attributes: SETTING, children: [between(1, 100, 'ColorOption')] },
  ColorOption: { attributes: { ...OPTION, colors: may(optionColours) } },
  PhotosConfiguration: {
    since: 4,
    attributes: {
      id: need(anyText),
      configType: need(oneOf(['SINGLE', 'MULTIPLE'])),
      displayName: may(anyText, 5),
      icon: may(anyText, 5),
      screenReaderText: may(anyText, 5),
      highlight: may(anyText, 5),
    },
  },
  Flavors: { since: 2, attributes: { defaultValue: need(anyText) }, children: [between(1, 20, 'Flavor')] },
  Flavor: {
    attributes: { ...OPTION, displayName: need(anyText) },
    children: [between(1, 100, 'Configuration', 'Flavor.ComplicationSlot')],
  },
  Configuration: { attributes: { id: need(anyText), optionId: need(anyText), screenReaderText: may(anyText) } },
  'Flavor.ComplicationSlot': {
    attributes: { slotId: need(anyText) },
    children: [between(0, 1, 'DefaultProviderPolicy')],
  },

  BooleanConfiguration: { attributes: { id: need(anyText) }, children: [some('BooleanOption')] },
  BooleanOption: { attributes: { id: need(boolean) }, children: [one(...DRAWN)] },
  ListConfiguration: { attributes: { id: need(anyText) }, children: [some('ListOption')] },
  ListOption: { attributes: { id: need(anyText) }, children: [one(...DRAWN)] },
};
