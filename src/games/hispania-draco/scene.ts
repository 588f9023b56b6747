import type { Locale } from '../../core/locale.js';
import { ok, type Result } from '../../core/result.js';
import type { Scene, SceneRequest } from '../../core/scene.js';
import type { Draco } from './state/state.js';
import { WORDS } from './words/index.js';

export function scene(_state: Draco, _request: SceneRequest, locale: Locale): Result<Scene> {
  const title = WORDS.say(locale, 'game') ?? '';
  return ok({ map: 'hispania-draco', locale, title, places: [], stacks: [], marks: [], panels: [], alt: title });
}
