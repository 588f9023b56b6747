import { inEach } from '../../../../core/languages.js';
import type { Glance } from '../../../../core/words.js';
import { type Catalogue, catalogueOf } from '../../../../kit/words/catalogue.js';
import type { LevelChoice } from '../../facts/explained.js';
import type { ArmyKind, CommanderId, GarrisonId, ProvinceId, ScenarioId, SpaceId, VariantId } from '../../facts/ids.js';
import type { LevelSetting } from '../../facts/level.js';
import type { Ending, OrderTopic, OrderWay } from '../../state/state.js';
import { ABOUT_SENTENCES } from '../about/languages/index.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Every id of these lists has its words: one that is added there is missing here. */
type Names =
  | `army.${ArmyKind}`
  | `choice.scenario.${ScenarioId}`
  | `choice.${LevelChoice}`
  | `command.game.create.${LevelSetting}`
  | `choice.${OrderTopic | OrderWay}`
  | `commander.${CommanderId}`
  | `ending.${Ending}`
  | `garrison.${GarrisonId}`
  | `glance.${Glance}`
  | `option.${VariantId}`
  | `province.${ProvinceId}`
  | `space.${SpaceId}`
  | `variant.${VariantId}`;

/** All that the game says. */
const OWN = catalogueOf({ en, fr, es }) satisfies Catalogue<Names>;
export const SENTENCES = inEach((locale) => ({ ...OWN[locale], ...ABOUT_SENTENCES[locale] }));
