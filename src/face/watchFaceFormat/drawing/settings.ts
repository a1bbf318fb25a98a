// User settings of a document, each at its default option.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';

export interface Settings {
  /** A source under `CONFIGURATION.`: an option's id, or an indexed colour of the chosen option. */
  source(name: string): string | null;
  /** Whether an option of a setting in the scene is the chosen one; `place` is its index among its siblings, from 0. */
  isChosen(setting: string, option: string, place: number): boolean;
}

/** The option that a default names: by id, or by index, as in some documents. */
const optionOf = (setting: XmlElement, name: string, wanted: string): XmlElement | undefined => {
  const options = elementsOf(setting, name);
  return options.find(({ attributes }) => attributes.id === wanted) ?? options[Number(wanted)] ?? options[0];
};

/** Options of the default flavor, by setting. */
function flavorOf(configurations: XmlElement): ReadonlyMap<string, string> {
  const flavors = elementsOf(configurations, 'Flavors')[0];
  const flavor = flavors && optionOf(flavors, 'Flavor', flavors.attributes.defaultValue ?? '');
  const chosen = flavor ? elementsOf(flavor, 'Configuration') : [];
  return new Map(chosen.map(({ attributes: { id = '', optionId = '' } }) => [id, optionId]));
}

/** The settings of a document. */
export function settingsOf(root: XmlElement): Settings {
  const options = new Map<string, string>();
  const colors = new Map<string, readonly string[]>();
  for (const configurations of elementsOf(root, 'UserConfigurations')) {
    const flavor = flavorOf(configurations);
    for (const setting of elementsOf(configurations)) {
      const { id, defaultValue = '' } = setting.attributes;
      if (id === undefined) continue;
      const wanted = flavor.get(id) ?? defaultValue;
      if (setting.name === 'BooleanConfiguration') options.set(id, wanted.toUpperCase() === 'TRUE' ? 'TRUE' : 'FALSE');
      if (setting.name === 'ListConfiguration') {
        options.set(id, optionOf(setting, 'ListOption', wanted)?.attributes.id ?? wanted);
      }
      if (setting.name === 'ColorConfiguration') {
        const option = optionOf(setting, 'ColorOption', wanted);
        options.set(id, option?.attributes.id ?? wanted);
        colors.set(id, (option?.attributes.colors ?? '').split(/\s+/).filter(Boolean));
      }
    }
  }
  return {
    source(name) {
      const [setting = '', place] = name.split('.');
      const list = colors.get(setting);
      return list ? (list[Number(place ?? 0)] ?? null) : (options.get(setting) ?? null);
    },
    isChosen(setting, option, place) {
      const chosen = options.get(setting);
      return chosen === undefined ? place === 0 : chosen === option || (chosen === String(place) && option === '');
    },
  };
}
